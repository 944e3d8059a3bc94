import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';

const endpointsFile = z.object({
  site: z.url(),
  api: z.url(),
  cosmos: z.url(),
  blob: z.url(),
  stripe: z.url().nullable(),
  mail: z.url(),
  pid: z.number(),
});
const lockFile = z.object({ parts: z.record(z.string(), z.object({ pid: z.number() })) });

interface Given {
  stateDir: string;
  args: string[];
  env?: Record<string, string>;
  /** Started through a shell, like npm does. */
  shell?: boolean;
}

const start = resolve(import.meta.dirname, '../../../local/start.ts');

/** Runs local/start.ts on free ports; it is stopped after the test. `ready` settles when the portal is ready. */
export function startStack({ stateDir, args, env, shell = false }: Given) {
  const command = shell ? 'sh' : process.execPath;
  const line = [process.execPath, start, ...args].map((word) => `'${word}'`).join(' ');
  const child: ChildProcess = spawn(command, shell ? ['-c', `${line}; true`] : [start, ...args], {
    env: { ...process.env, PORT: '0', LOCAL_DIR: stateDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    // When it was refused at start, the parts in that folder are not its own.
    if (!output.join('').includes('Starting')) return;
    await vi.waitFor(() => {
      if (Object.values(partsOf(stateDir)).some(isRunning)) throw new Error('Parts are still running.');
    }, 5000);
  });
  const ready = async () => {
    await vi.waitFor(() => {
      if (child.exitCode !== null) return;
      if (!output.join('').includes('Portal ready: ')) throw new Error(`Not ready.\n${output.join('')}`);
    }, 30_000);
    return readEndpoints(stateDir);
  };
  return {
    process: child,
    ready,
    exited,
    output: () => output.join(''),
    parts: () => partsOf(stateDir),
  };
}

export async function readEndpoints(stateDir: string) {
  return endpointsFile.parse(JSON.parse(await readFile(join(stateDir, 'endpoints.json'), 'utf8')));
}

/** Process ids by part, as recorded by the supervisor. */
function partsOf(stateDir: string): Record<string, number> {
  let text: string;
  try {
    text = readFileSync(join(stateDir, 'supervisor.lock'), 'utf8');
  } catch {
    return {};
  }
  const { parts } = lockFile.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries(parts).map(([name, { pid }]) => [name, pid]));
}

/** Zombie processes do not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}
