import { fork, type ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { folderFault } from '../folderFault.ts';
import { openLog } from './partLog.ts';

export interface PartSpec {
  name: string;
  /** The path of the program. */
  module: string;
  cwd: string;
  /** Passed as JSON in the first argument; a string is passed unchanged. */
  options: object | string;
  env?: Record<string, string | undefined>;
  execArgv?: string[];
  /** False for a program that does not report `ready`; it counts as ready immediately. */
  sendsReadyMessage?: boolean;
  readyWithinMs?: number;
}

export interface Part {
  name: string;
  pid: number;
  url: string;
  process: ChildProcess;
  logFile: string;
  tail(): string[];
  /** Resolves with the exit reason when the process has ended. */
  ended: Promise<string>;
  /** Sends SIGTERM, and SIGKILL after `withinMs`. */
  stop(withinMs: number): Promise<void>;
  kill(): Promise<void>;
}

/** A part that did not start, with its last output. */
export class PartFailure extends Error {}

const readyMessage = z.object({ ready: z.literal(true), url: z.string() });
const explainFolderFault = new URL('../explainFolderFault.ts', import.meta.url).href;
const defaultReadyMs = 60_000;

/** Starts a part as a child process and waits until it is ready. Throws PartFailure when it is not. */
export async function startPart(
  spec: PartSpec,
  logDir: string,
  onSpawn: (name: string, pid: number) => void,
): Promise<Part> {
  const stateDir = dirname(logDir);
  const log = openLog(logDir, spec.name, (error) =>
    process.stderr.write(
      `  ${spec.name}: its log cannot be saved. ${folderFault(error, stateDir) ?? error.message}\n`,
    ),
  );
  const argument = typeof spec.options === 'string' ? spec.options : JSON.stringify(spec.options);
  const child = fork(spec.module, [argument], {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env, STATE_DIR: stateDir },
    execArgv: ['--import', explainFolderFault, ...(spec.execArgv ?? [])],
    silent: true,
    // Only the supervisor gets Ctrl-C; it stops the parts in order.
    detached: true,
  });
  if (child.pid) onSpawn(spec.name, child.pid);
  if (child.stdout) log.follow(child.stdout);
  if (child.stderr) log.follow(child.stderr, (line) => process.stderr.write(`  ${spec.name}: ${line}\n`));

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      log.close();
      resolve(signal ? `ended by ${signal}` : `exit code ${code}`);
    });
  });
  const ready = spec.sendsReadyMessage === false ? Promise.resolve('') : whenReady(child);
  const late = delay(spec.readyWithinMs ?? defaultReadyMs, 'was not ready in time', { ref: false });
  const first = await Promise.race([ready.then((url) => ({ url })), ended, late]);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  if (typeof first === 'string') {
    await kill();
    const lines = [`${spec.name} did not start: ${first}.`, ...log.tail().map((line) => `    ${line}`)];
    throw new PartFailure([...lines, `    Log: ${log.file}`].join('\n'));
  }
  return {
    name: spec.name,
    pid: child.pid ?? 0,
    url: first.url,
    process: child,
    logFile: log.file,
    tail: log.tail,
    ended,
    kill,
    stop: async (withinMs) => {
      child.kill('SIGTERM');
      const forced = delay(withinMs, undefined, { ref: false }).then(kill);
      await Promise.race([ended, forced]);
    },
  };
}

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const parsed = readyMessage.safeParse(message);
      if (parsed.success) resolve(parsed.data.url);
    });
  });
}
