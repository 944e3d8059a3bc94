import { existsSync, globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceText } from './infra/templates/sources.ts';
import { root } from './run.ts';

const withoutModules = {
  cwd: root,
  exclude: (path: string) => /node_modules|dist|\.test$|\.local$/.test(path),
};
const documents = globSync(
  ['*.md', '{api,contract,docs,frontend,infra,local,tests}/**/*.md'],
  withoutModules,
);
const files = globSync(['*', '.github/**/*', '{api,contract,docs,frontend,infra,local,scripts,tests}/**/*'], {
  ...withoutModules,
});
const scriptsOf = (folder: string) =>
  (JSON.parse(sourceText(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ??
  {};

/** Code in backticks or in fenced `sh` blocks. */
const codeOf = (text: string) => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!),
  ...[...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block]) => block!.split('\n')),
];

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function isAnchor(document: string, anchor: string): boolean {
  const headings = [...sourceText(document).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));
  return headings.includes(anchor);
}

/** Whether a path in a document exists: from the root, from the document, or by its last segments. `<noun>` matches any name. */
function isPath(path: string, document: string): boolean {
  const pattern = path.replaceAll(/<\w+>/gi, '*').replace(/\/$/, '');
  const below = normalize(join(dirname(document), pattern));
  if (!/[*{]/.test(pattern))
    return (
      existsSync(join(root, pattern)) ||
      existsSync(join(root, below)) ||
      files.some((file) => file.endsWith(`/${pattern}`))
    );
  return [pattern, `**/${pattern}`].some((from) => globSync(from, withoutModules).length > 0);
}

test('finds the documents', () => {
  expect(documents.length).toBeGreaterThan(35);
});

describe.each(documents)('%s', (document) => {
  const text = sourceText(document);
  const code = codeOf(text);

  test('links to pages and headings that exist', () => {
    const broken = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(
      ([, path, anchor]) => {
        const target = path ? normalize(join(dirname(document), path)) : document;
        return !existsSync(join(root, target)) || (anchor !== undefined && !isAnchor(target, anchor));
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const folders = /^(?:api|contract|docs|frontend|infra|local|scripts|tests|\.github|\.devcontainer)\//;
    const named = code
      .flatMap((line) => line.split(/[\s,;:()'"=]+/))
      .filter(
        (word) =>
          (folders.test(word) || /^[\w.<>*{}/-]*[\w>*}]\.(?:tsx?|mjs|bicep|ya?ml|md)$/.test(word)) &&
          !/[$…\\]|^\.|^@|\.local\/|local\.settings\.json|node_modules|\/dist\b/.test(word),
      );
    expect(named.filter((path) => !isPath(path, document))).toEqual([]);
  });

  test('names commands that exist', () => {
    const missing = code.flatMap((line) =>
      [...line.matchAll(/npm run ([\w:]+)(?:[^|&\n]* --workspace[= ]([\w/-]+))?/g)]
        .filter(([, name, folder]) => !Object.hasOwn(scriptsOf(folder ?? '.'), name!))
        .map(([command]) => command),
    );
    expect(missing).toEqual([]);
  });
});

const namedTests = new Set(sourceText('docs/decisions/suite.md').match(/\b\w+\.test\b/g));

test.each([...namedTests])('%s, which suite.md names, exists', (name) => {
  expect(files.some((file) => file.includes(`/${name}.ts`))).toBe(true);
});
