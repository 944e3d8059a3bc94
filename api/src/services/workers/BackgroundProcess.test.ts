import { afterEach, expect, it } from 'vitest';
import { BackgroundProcess } from './BackgroundProcess.ts';
import type { WorkerLimits } from './runInWorker.ts';

const limits: WorkerLimits = { maxMs: 30_000, maxHeapMb: 64, maxBufferMb: 64 };
const background = new BackgroundProcess();
afterEach(() => background.end());

/** A worker file with this code, which can `answer`. */
function worker(code: string): URL {
  const source = `import { parentPort, workerData } from 'node:worker_threads';
    import { readFileSync, readdirSync } from 'node:fs'; import { getPriority } from 'node:os';
    const answer = (message) => parentPort.postMessage(message); ${code}`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

const run = (code: string, input: unknown = null, changed: Partial<WorkerLimits> = {}) =>
  background.run<unknown>(worker(code), input, { ...limits, ...changed });

it('runs workers in one process that is not this one, with input and output', async () => {
  const code = 'answer({ pid: process.pid, bytes: workerData.bytes.length, env: Object.keys(process.env) })';
  const results = [];
  for (let index = 0; index < 2; index++) results.push(await run(code, { bytes: Buffer.alloc(100_000) }));
  expect(results[0]).toMatchObject({ bytes: 100_000, env: [] });
  expect(results[0]).not.toMatchObject({ pid: process.pid });
  expect(results[1]).toEqual(results[0]);
});

it.runIf(process.platform === 'linux')('gives all threads of the process a low priority', async () => {
  const priorities = await run("answer(readdirSync('/proc/self/task').map((id) => getPriority(Number(id))))");
  expect(new Set(priorities as number[])).toEqual(new Set([10]));
});

it.each<[what: string, code: string, changed: Partial<WorkerLimits>, reason: string]>([
  ['computes too long', 'for (;;);', { maxCpuMs: 200 }, 'time'],
  ['takes too long', 'setInterval(() => {}, 1000)', { maxMs: 300 }, 'time'],
  ['needs too many objects', 'const all = []; for (;;) all.push([all.length, {}])', {}, 'memory'],
  ['fails', "throw new RangeError('a name')", {}, 'crash'],
  ['ends the process', "process.kill(process.pid, 'SIGKILL')", {}, 'crash'],
])('a worker that %s fails, and the next one runs', async (_, code, changed, reason) => {
  await expect(run(code, null, changed)).rejects.toMatchObject({ reason });
  expect(await run('answer(1)')).toBe(1);
});

it('does not count the time in which a worker does nothing as computing', async () => {
  expect(await run("setTimeout(() => answer('late'), 600)", null, { maxCpuMs: 400 })).toBe('late');
});

it('ends the process', async () => {
  const pid = (await run('answer(process.pid)')) as number;
  background.end();
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  expect(await run('answer(process.pid)')).not.toBe(pid);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
