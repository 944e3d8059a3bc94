import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const excludedNames = new Set(['node_modules', 'dist', '.stamp']);

/** A hash of the paths and contents of files and folders, without build output and tests. */
export async function contentHash(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await addPath(hash, path);
  return hash.digest('hex');
}

async function addPath(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) return;
  if (found.isFile()) {
    hash.update(`${path}\0`).update(await readFile(path));
    return;
  }
  const names = (await readdir(path)).filter(
    (name) => !excludedNames.has(name) && !/\.test\.tsx?$/.test(name),
  );
  for (const name of names.sort()) await addPath(hash, join(path, name));
}
