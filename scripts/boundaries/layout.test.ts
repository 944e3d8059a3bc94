import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { SHARED_FEATURES } from './rules.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = textOf('README.md');
const layout = /## Code layout\n+```\n([^]*?)```/.exec(readme)![1]!;
const nouns = /The nouns are the same in every layer: ([^.]+)\./.exec(readme)![1]!.split(', ');

/** Folders of test data, which every layer can have. */
const TESTING = 'testing';

/** The part of a layout line before its explanation, and the lines that continue it. */
const partOf = (name: string) => new RegExp(`^${name}/ ([^]*?)(?=^\\S|$(?![^]))`, 'm').exec(layout)![1]!;

function foldersOf(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== TESTING)
    .map(({ name }) => name)
    .toSorted();
}

/** The folders that a part of the layout lists below `src`, such as `fields` and `data/<noun>`, without their braces. */
function listed(part: string): string[] {
  const paths = [...partOf(part).matchAll(/^ {2}src\/(\S+)\/ /gm)].map(([, path]) => path!);
  return paths.flatMap((path) => {
    const [, start, names, end] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
    return names === undefined ? [path] : names.split(',').map((name) => `${start}${name}${end}`);
  });
}

describe('the layout in README', () => {
  it('names each noun once, and each has functions', () => {
    expect(new Set(nouns).size).toBe(nouns.length);
    expect(foldersOf('api/src/functions')).toEqual(nouns.toSorted());
  });

  it.each(['contract', 'api', 'frontend'])('lists the folders of %s, and no others', (part) => {
    const paths = listed(part);
    const byNoun = paths
      .filter((path) => path.endsWith('<noun>'))
      .map((path) => path.slice(0, -'<noun>'.length));
    const named = paths.filter((path) => !path.endsWith('<noun>'));
    const expected = [
      ...named,
      ...byNoun.flatMap((above) =>
        foldersOf(`${part}/src/${above}`)
          .filter((name) => nouns.includes(name))
          .map((name) => `${above}${name}`),
      ),
    ];
    const layers = byNoun.map((above) => above.slice(0, -1)).filter((layer) => layer !== '');
    const found = [
      ...foldersOf(`${part}/src`).filter((name) => !layers.includes(name)),
      ...layers.flatMap((layer) => foldersOf(`${part}/src/${layer}`).map((name) => `${layer}/${name}`)),
    ];
    expect(byNoun.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('lists the folders of tests', () => {
    const folders = [...partOf('tests').matchAll(/(\w+)\//g)].map(([, name]) => name!);
    expect(foldersOf('tests')).toEqual(folders.toSorted());
  });

  it('has the order of the features that screens share', () => {
    const [, order] = /only those listed before it:\s+([\w\s]+?)\s+src\//.exec(layout)!;
    expect(order!.split(/\s+/)).toEqual(SHARED_FEATURES);
  });
});

it('the decision about the structure has the same order', () => {
  const [, order] = /in a declared order: ([^.]+)\./.exec(textOf('docs/decisions/structure.md'))!;
  expect(order!.replaceAll('`', '').split(', ')).toEqual(SHARED_FEATURES);
});
