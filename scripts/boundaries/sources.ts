import { globSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { type ParsedFile, parseFile } from './parseFile.ts';

/** Folders that are checked. Other files at the root are configuration. */
const FOLDERS = ['contract', 'api', 'frontend', 'local', 'tests', 'scripts'];
/** Installed packages, hidden folders, and what a build or a test run writes next to src. */
const IS_SKIPPED = /\/(?:node_modules|\.[^/]*)$|^(?:[^/]+|local\/stripe)\/(?:dist|coverage)$/;
export const IS_SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

const target = z.union([
  z.string(),
  z.pipe(
    z.object({ default: z.string() }),
    z.transform((conditions) => conditions.default),
  ),
]);

const workspaceFile = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), target)),
});

/** A package of this repository: where it is, and what its `exports` map to. */
export interface Workspace {
  readonly name: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** All source files under a root, by path from the root with forward slashes. */
export function readSources(root: string): Map<string, ParsedFile> {
  const files = new Map<string, ParsedFile>();
  const read = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !IS_SKIPPED.test(path)) read(path);
      else if (entry.isFile() && IS_SOURCE.test(entry.name)) {
        files.set(path, parseFile(path, readFileSync(join(root, path), 'utf8')));
      }
    }
  };
  FOLDERS.forEach(read);
  return files;
}

export function readWorkspaces(root: string): Workspace[] {
  const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(json('package.json'));
  const files = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  return files.map((file) => {
    const { name, exports = {} } = workspaceFile.parse(json(file));
    return { name, folder: dirname(file), exports };
  });
}

/**
 * Resolves a specifier to the form that rules use: the path of a file in this repository, `node:…` for a module of Node, or
 * `npm:…` for a package.
 */
export function resolveSpecifier(from: string, specifier: string, workspaces: readonly Workspace[]): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (isBuiltin(path)) return path.startsWith('node:') ? path : `node:${path}`;
  const workspace = workspaces.find(({ name }) => path === name || path.startsWith(`${name}/`));
  return workspace ? pathInWorkspace(workspace, path.slice(workspace.name.length)) : `npm:${path}`;
}

function pathInWorkspace({ folder, exports }: Workspace, subpath: string): string {
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end = ''] = pattern.slice(1).split('*');
    if (!pattern.includes('*') && subpath === start) return posix.join(folder, target);
    if (pattern.includes('*') && subpath.startsWith(start) && subpath.endsWith(end)) {
      const matched = subpath.slice(start.length, subpath.length - end.length);
      return posix.join(folder, target.replace('*', matched));
    }
  }
  return `${folder}${subpath}`;
}
