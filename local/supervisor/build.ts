import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { contentHash } from './contentHash.ts';
import { acquireLock } from './lock.ts';
import { runCommand } from './runCommand.ts';
import { stopwatch } from './stopwatch.ts';

const workspaces = ['api', 'frontend'] as const;
type Workspace = (typeof workspaces)[number];
const lockRetryMs = 200;

/** Builds the workspaces whose build is missing or does not match their sources. */
export async function buildChangedWorkspaces(
  root: string,
  print: (line: string) => void,
  selected: readonly Workspace[],
): Promise<void> {
  const lock = await waitForLock(join(root, 'node_modules', '.cache', 'portal-build.lock'));
  try {
    const built = await Promise.allSettled(selected.map((workspace) => buildOne(root, workspace, print)));
    const failed = built.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    lock.release();
  }
}

/** Two instances share the build folders: the second waits for the first and then finds the builds done. */
async function waitForLock(file: string) {
  for (;;) {
    const lock = await acquireLock(file);
    if ('release' in lock) return lock;
    await delay(lockRetryMs);
  }
}

async function buildOne(root: string, workspace: Workspace, print: (line: string) => void): Promise<void> {
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
