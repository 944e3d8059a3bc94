import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export interface ForkedPart {
  process: ChildProcess;
  url: string;
  /** All its output so far. */
  output(): string;
  /** Sends a signal and waits for the exit; returns the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a part of the local stack like the supervisor; it is stopped after the test. */
export async function forkPart(
  program: string,
  options: object,
  env: Record<string, string> = {},
): Promise<ForkedPart> {
  const child = fork(resolve(import.meta.dirname, '../../../local', program), [JSON.stringify(options)], {
    env: { ...process.env, ...env },
    silent: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const closed = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await closed;
    return code;
  };
  onTestFinished(async () => {
    await end('SIGKILL');
  });
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const first = await Promise.race([ready, closed]);
  const [message] = first;
  if (message === null || typeof message === 'number') {
    throw new Error(`${program} did not start.\n${output.join('')}`);
  }
  return { process: child, url: message.url, output: () => output.join(''), end };
}
