import { type ChildProcess, fork, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Caches compiled code, because hundreds of processes load the same code. */
export function cacheCompiledCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'portal-tests');
}

/** Runs a program in the project root and shows its output. Returns the exit code. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
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

/** Runs lists of named steps side by side, each in its order until one fails. If any fails, exits when all have ended. */
export async function runSteps(...lists: readonly Steps[]): Promise<void> {
  const succeeded = await Promise.all(lists.map(runList));
  if (succeeded.includes(false)) process.exit(1);
}

async function runList(steps: Steps): Promise<boolean> {
  for (const [name, step] of steps) {
    const startedAt = performance.now();
    const code = await step();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${name} failed after ${seconds} s`);
      return false;
    }
    console.log(`✓ ${name} (${seconds} s)`);
  }
  return true;
}
