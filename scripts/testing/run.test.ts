import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from '../run.ts';

/** Node.js code that takes this much CPU time. It seldom asks for the time, because that takes time of the system. */
const work = (seconds: number) =>
  `while (process.cpuUsage().user < ${seconds * 1e6}) for (let count = 0; count < 1e6; count++);`;
const starting = (code: string) =>
  `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(code)}])`;

test('run returns the exit code of the program', async () => {
  expect(await run('sh', ['-c', 'exit 3'])).toBe(3);
  expect(await run('sh', ['-c', 'kill -9 $$'])).toBeGreaterThan(0);
  expect(await run('no-such-program', [])).toBeGreaterThan(0);
});

test('printTimes prints the CPU time of the programs of each step, and of what they started', () => {
  const program = `
    import { printTimes, run, runSteps } from ${JSON.stringify(join(root, 'scripts/run.ts'))};
    const node = (code) => run(process.execPath, ['-e', code]);
    await runSteps(
      [['one', () => node(${JSON.stringify(work(0.2))})], ['idle', async () => 0]],
      [['two', () => node(${JSON.stringify(starting(work(0.6)))})]],
    );
    printTimes();`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const cpuSeconds = Object.fromEntries(
    Array.from(stdout.matchAll(/^ +[\d.]+ s +([\d.]+) s  (\w+)$/gm), ([, cpu, name]) => [name, Number(cpu)]),
  );
  expect(Object.keys(cpuSeconds).toSorted()).toEqual(['all', 'idle', 'one', 'two']);
  expect(cpuSeconds['one']).toBeGreaterThanOrEqual(0.2);
  expect(cpuSeconds['two']).toBeGreaterThanOrEqual(0.6);
  expect(cpuSeconds['idle']).toBe(0);
  expect(cpuSeconds['all']).toBeCloseTo(cpuSeconds['one']! + cpuSeconds['two']!, 0);
});
