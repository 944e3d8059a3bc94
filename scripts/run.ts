import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Caches compiled code, because hundreds of processes load the same code. */
export function cacheCompiledCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'portal-tests');
}

/** The command of the arguments, and then the CPU time of this shell and of everything that it waited for. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Runs a program in the project root and shows its output. Returns the exit code. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn('sh', ['-c', TIMED, 'sh', command, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const times = Buffer.concat(await (child.stdio[3] as Readable).toArray()).toString();
  const step = currentStep.getStore();
  if (step) step.cpuSeconds += cpuSeconds(times);
  const [code] = await ended;
  return code ?? 1;
}

/** Adds up what `times` prints: minutes and seconds of the shell, and of its children with theirs. */
function cpuSeconds(times: string): number {
  const all = Array.from(
    times.matchAll(/(\d+)m([\d.]+)s/g),
    (match) => 60 * Number(match[1]) + Number(match[2]),
  );
  return all.reduce((sum, each) => sum + each, 0);
}

const exitWithParent = new URL('../local/supervisor/exitWithSupervisor.ts', import.meta.url).href;

/** Starts a Node.js program of the project. The program exits when this process exits, even when it is killed. */
export function forkProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stderr: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return fork(join(root, program), args, {
    cwd: root,
    env,
    execArgv: ['--import', exitWithParent],
    stdio: ['inherit', 'inherit', stderr, 'ipc'],
  });
}

type Steps = readonly (readonly [name: string, run: () => Promise<number>])[];

interface StepTimes {
  readonly name: string;
  seconds: number;
  /** Of the programs that it ran, and of those that they started and waited for (docs/benchmarks.md). */
  cpuSeconds: number;
}

const currentStep = new AsyncLocalStorage<StepTimes>();
const endedSteps: StepTimes[] = [];

/** Runs lists of named steps side by side, each in its order until one fails. If any fails, exits when all have ended. */
export async function runSteps(...lists: readonly Steps[]): Promise<void> {
  const succeeded = await Promise.all(lists.map(runList));
  if (succeeded.includes(false)) process.exit(1);
}

async function runList(steps: Steps): Promise<boolean> {
  for (const [name, step] of steps) {
    const startedAt = performance.now();
    const times: StepTimes = { name, seconds: 0, cpuSeconds: 0 };
    const code = await currentStep.run(times, step);
    times.seconds = (performance.now() - startedAt) / 1000;
    endedSteps.push(times);
    if (code !== 0) {
      console.error(`✗ ${name} failed after ${times.seconds.toFixed(1)} s`);
      return false;
    }
    console.log(`✓ ${name} (${times.seconds.toFixed(1)} s)`);
  }
  return true;
}

/** Prints the wall and CPU time of the steps, and of all together. */
export function printTimes(): void {
  const all: StepTimes = {
    name: 'all',
    seconds: performance.now() / 1000,
    cpuSeconds: endedSteps.reduce((sum, step) => sum + step.cpuSeconds, 0),
  };
  console.log('    wall      CPU');
  for (const { name, ...times } of [...endedSteps, all]) {
    const columns = [times.seconds, times.cpuSeconds].map((each) => `${each.toFixed(1)} s`.padStart(8));
    console.log(`${columns.join(' ')}  ${name}`);
  }
}
