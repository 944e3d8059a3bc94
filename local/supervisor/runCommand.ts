import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Command {
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string | undefined>;
}

const runner = fileURLToPath(new URL('./commandRunner.ts', import.meta.url));

/** Runs a command and waits for its end. It is killed when this process exits. @throws Error with its output when it fails */
export function runCommand({ command, args, cwd, env }: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(runner, [JSON.stringify({ command, args })], {
      cwd,
      env: { ...process.env, ...env },
      silent: true,
      detached: true,
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.join('').trimEnd()))));
  });
}
