import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.stamp']);

/** One hash over the names and contents of files and folders; build results and tests do not count. */
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
  const names = (await readdir(path)).filter((name) => !leftOut.has(name) && !/\.test\.tsx?$/.test(name));
  for (const name of names.sort()) await addPath(hash, join(path, name));
}
