import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, readWorkspaces, resolveSpecifier } from '../boundaries/sources.ts';
import { GROUPS } from './changed.ts';
import { root } from '../run.ts';

const sources = readSources(root);
const workspaces = readWorkspaces(root);
/** Quoted paths that begin with `../`, such as of a file that a test reads. */
const QUOTED_PATH = /'((?:\.\.\/)+[\w./-]+)'/g;

/** Files and folders of this repository that a file imports or names; of a package's folder, what it says of itself. */
function readBy(file: string): string[] {
  const imported = (sources.get(file)?.imports ?? []).flatMap(({ specifier }) =>
    specifier === null ? [] : resolveSpecifier(file, specifier, workspaces),
  );
  const named = Array.from(readFileSync(join(root, file), 'utf8').matchAll(QUOTED_PATH), ([, path]) =>
    posix.join(posix.dirname(file), path!),
  );
  return [...imported, ...named]
    .filter((path) => !/^(?:npm|node):|^\.|^$/.test(path) && existsSync(join(root, path)))
    .map((path) => (existsSync(join(root, path, 'package.json')) ? `${path}/package.json` : path));
}

/** What files read, and what is read by that. */
function readByAll(files: readonly string[]): Map<string, string> {
  const readers = new Map<string, string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const path of readBy(file)) {
      if (readers.has(path)) continue;
      readers.set(path, file);
      if (sources.has(path)) open.push(path);
    }
  }
  return readers;
}

it.each([
  ['screens', 'frontend', /^frontend\//],
  ['the API', 'api', /^api\/.*\.test\.ts$/],
  ['endpoints', 'integration', /^(?:tests\/integration|api|local)\/(?!integration\/(?:local|operations)\/)/],
  ['journeys', 'journeys', /^tests\/browser\//],
  ['emulators', 'emulators', /^local\/|^tests\/integration\/local\//],
])('a change of anything that tests of %s read runs them', (_what, group, tests) => {
  const paths = GROUPS.find(({ groups }) => groups.includes(group))!.paths;
  const files = [...sources.keys()].filter((file) => tests.test(file));
  expect(files.length).toBeGreaterThan(20);
  const missing = [...readByAll(files)].filter(
    ([path]) => !paths.some((each) => path === each || path.startsWith(`${each}/`)),
  );
  expect(missing.map(([path, reader]) => `${path}, read by ${reader}`)).toEqual([]);
});
