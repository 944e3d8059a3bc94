import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock } from './lock.ts';
import { runCommand } from './runCommand.ts';
import { stopwatch } from './stopwatch.ts';

const excludedNames = new Set(['node_modules', 'dist', '.stamp']);

/** A hash of the paths and contents of files and folders, without build output and tests. */
async function contentHash(paths: string[]): Promise<string> {
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

const lockRetryMs = 200;

/** Builds a workspace if its build is missing or does not match its sources. */
export async function buildIfChanged(
  root: string,
  workspace: 'api' | 'frontend',
  print: (line: string) => void,
): Promise<void> {
  const lock = await waitForLock(join(root, 'node_modules', '.cache', `portal-build-${workspace}.lock`));
  try {
    await build(root, workspace, print);
  } finally {
    lock.release();
  }
}

/** Two instances share the build folder: the second waits for the first and then finds the build done. */
async function waitForLock(file: string) {
  for (;;) {
    const lock = await acquireLock(file);
    if ('release' in lock) return lock;
    await delay(lockRetryMs);
  }
}

async function build(root: string, workspace: string, print: (line: string) => void): Promise<void> {
  const sources = [
    workspace,
    'contract',
    'package-lock.json',
    'staticwebapp.config.json',
    'tsconfig.base.json',
  ];
  const hash = await contentHash(sources.map((source) => join(root, source)));
  const stamp = join(root, workspace, 'dist', '.stamp');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  print(`Building ${workspace} …`);
  const time = stopwatch();
  const command = { command: process.execPath, args: ['--run', 'build'], cwd: join(root, workspace) };
  await runCommand(command).catch((error: unknown) => {
    throw new Error(
      `Building ${workspace} failed.\n${error instanceof Error ? error.message : String(error)}`,
    );
  });
  await writeFile(stamp, hash);
  print(`Built ${workspace} in ${time()}.`);
}
