import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with the process that uses a folder. */
export const LOCK_FILE = 'lock';

/** Locks a folder until the process ends. Throws if another process has the lock. */
export async function lockFolder(path: string): Promise<void> {
  const file = join(path, LOCK_FILE);
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner && owner !== process.pid && isRunning(owner))
    throw new Error(`Process ${owner} is using ${path}.`);
  await rm(file, { force: true });
  await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  process.once('exit', () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
