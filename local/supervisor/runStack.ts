import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { folderFault } from './folderFault.ts';
import { acquireLock } from './lock.ts';
import { makeFolder } from './makeFolder.ts';
import { Stack } from './Stack.ts';
import { readStartOptions } from './startOptions.ts';
import { startParts, type ApiSpec } from './parts/startParts.ts';
import { writeAtomically } from './writeAtomically.ts';
import { parentOf } from './processIdentity.ts';

const starterCheckMs = 300;
const startScripts = new Set(['start', 'dev', 'start:func']);

/** With less free space than this, a part would fail shortly after its start. */
const PROBE_BYTES = 1024 * 1024;

const lockName = 'supervisor.lock';

/** Starts the local stack, prints its addresses, and stops it on a signal. */
export async function runStack(root: string, apiSpec: ApiSpec): Promise<void> {
  const print = (line: string) => console.log(line);
  const options = readStartOptions(root, process.argv.slice(2), process.env);
  const { stateDir } = options;
  const lock = await lockFolder(stateDir);
  if (!('release' in lock)) {
    throw new Error(
      `The portal is already running on ${stateDir} (process ${lock.pid}). Stop it first, or give this one its own folder with LOCAL_DIR and its own PORT.`,
    );
  }
  const endpointsFile = join(stateDir, 'endpoints.json');
  rmSync(endpointsFile, { force: true });
  if (options.fresh) emptyFolder(stateDir);
  openMailFolder(join(stateDir, 'mail'));

  let ending = false;
  const end = async (exitCode: number, report?: string, stop = () => stack.stop()) => {
    if (ending) return;
    ending = true;
    if (report) console.error(`\n${report}`);
    rmSync(endpointsFile, { force: true });
    await stop();
    lock.release();
    process.exit(exitCode);
  };
  const stack = new Stack(
    join(stateDir, 'logs'),
    (name, pid) => lock.addPart(name, pid),
    (report) => void end(1, `${report}\nThe other parts have been stopped.`, () => stack.stopRest()),
  );
  const interrupted = (signal: NodeJS.Signals) => {
    // A second signal exits immediately. The parts exit with this process.
    if (ending) process.exit(1);
    print(`\nStopping (${signal}) …`);
    void end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
  watchStarter(() => void end(1));

  try {
    // The frontend takes longest to build, and no part waits for it.
    let isFrontendBuilt = !options.build || options.dev;
    const frontend = isFrontendBuilt
      ? null
      : buildIfChanged(root, 'frontend', print).then(() => (isFrontendBuilt = true));
    const started = startParts(stack, options, apiSpec, print).then((endpoints) => {
      if (!isFrontendBuilt) print('Waiting for the frontend build …');
      return endpoints;
    });
    const [endpoints] = await Promise.all([started, frontend]);
    if (ending) return;
    writeAtomically(endpointsFile, JSON.stringify(endpoints, null, 2));
    print('');
    print(`Portal ready: ${endpoints.site}`);
    print(`Inbox: ${endpoints.mail}`);
    if (endpoints.stripe) print('Test card: 4242 4242 4242 4242, any future date, any CVC');
    if (options.seed === 'demo') {
      print(
        'Accounts: admin@portal.local, staff@portal.local, client@portal.local, password Portal-demo-2026',
      );
    }
    print('Stop with Ctrl-C.');
  } catch (error) {
    const report = error instanceof Error ? error.message : String(error);
    await end(1, folderFault(error, stateDir) ?? report);
  }
}

/** Creates the state folder and acquires its lock. @throws Error with a message for the user */
async function lockFolder(stateDir: string) {
  try {
    makeFolder(stateDir);
    const probe = join(stateDir, 'space.tmp');
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    } finally {
      rmSync(probe, { force: true });
    }
    return await acquireLock(join(stateDir, lockName));
  } catch (error) {
    throw new Error(folderFault(error, stateDir) ?? (error as Error).message, { cause: error });
  }
}

/** Creates the folder of emails. Deletes emails that a killed run did not finish writing; the outbox writes them again. */
function openMailFolder(mailDir: string): void {
  makeFolder(mailDir);
  for (const name of readdirSync(mailDir).filter((each) => each.endsWith('.partial')))
    rmSync(join(mailDir, name));
}

function emptyFolder(stateDir: string): void {
  for (const name of readdirSync(stateDir)) {
    if (!basename(name).startsWith(lockName)) rmSync(join(stateDir, name), { recursive: true });
  }
}

/**
 * Calls `onGone` when the npm process that started this one is gone, because npm cannot forward SIGKILL. There may be a
 * shell in between, so the grandparent is watched as well. Does nothing without npm, so that a detached start survives
 * its terminal.
 */
function watchStarter(onGone: () => void): void {
  if (!startScripts.has(process.env.npm_lifecycle_event ?? '')) return;
  const parentProcesses = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = parentProcesses();
  const timer = setInterval(() => {
    if (parentProcesses() === atStart) return;
    clearInterval(timer);
    onGone();
  }, starterCheckMs);
  timer.unref();
}
