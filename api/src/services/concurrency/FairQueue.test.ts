import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from './FairQueue.ts';

/** A queue whose jobs end when the test calls `finishOne`; `order` lists the started jobs. */
function queue(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const fair = new FairQueue({ concurrency: 2, maxWaiting: 100, maxWaitingPerKey: 100, ...limits });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name = key) => {
    const job = fair.run(key, async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    // Prevents an unhandled rejection until the test awaits the job.
    job.catch(() => undefined);
    return job;
  };
  const addMany = (key: string, many: number) =>
    Array.from({ length: many }, (_, index) => add(key, `${key}${index}`));
  const finishOne = async () => {
    ends.shift()!();
    await settled();
  };
  return { add, addMany, finishOne, order, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs at most `concurrency` jobs at a time, in order', async () => {
  const { addMany, finishOne, order } = queue();
  void addMany('a', 5);
  await settled();
  expect(order).toEqual(['a0', 'a1']);
  await finishOne();
  expect(order).toEqual(['a0', 'a1', 'a2']);
  await finishOne();
  await finishOne();
  expect(order).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('runs another key next, however many jobs of the first key wait', async () => {
  const { add, addMany, finishOne, order } = queue();
  void addMany('burst', 50);
  void add('other');
  await settled();
  await finishOne();
  await finishOne();
  expect(order).toEqual(['burst0', 'burst1', 'burst2', 'other']);
});

test('alternates between keys', async () => {
  const { addMany, finishOne, order } = queue({ concurrency: 1 });
  for (const key of ['a', 'b', 'c']) void addMany(key, 3);
  await settled();
  for (let turn = 0; turn < 8; turn++) await finishOne();
  expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'c1', 'b2', 'c2']);
});

test('rejects only the key with too many waiting jobs', async () => {
  const { add, addMany, finishOne, order } = queue({ maxWaitingPerKey: 3 });
  const jobs = addMany('burst', 6);
  await expect(jobs.at(-1)).rejects.toEqual(new QueueFull('key'));
  const other = add('other');
  await settled();
  for (let turn = 0; turn < 6; turn++) await finishOne();
  await expect(other).resolves.toBe('other');
  expect(order).toHaveLength(6);
});

test('rejects the last job of the key with most waiting jobs to admit a key with fewer', async () => {
  const { add, addMany, finishOne } = queue({ maxWaiting: 5 });
  const burst = addMany('burst', 7);
  const other = add('other');
  await expect(burst.at(-1)).rejects.toEqual(new QueueFull('key'));
  await settled();
  for (let turn = 0; turn < 7; turn++) await finishOne();
  await expect(other).resolves.toBe('other');
  expect((await Promise.allSettled(burst)).filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

test('rejects a new key when no other key has more waiting jobs', async () => {
  const { add } = queue({ concurrency: 1, maxWaiting: 2 });
  for (const key of ['running', 'a', 'b']) void add(key);
  await expect(add('c')).rejects.toEqual(new QueueFull('all'));
});

test('continues after a failed job', async () => {
  const fair = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerKey: 10 });
  const failing = fair.run('a', () => Promise.reject(new Error('out of memory')));
  const next = fair.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('out of memory');
  await expect(next).resolves.toBe('done');
  await expect(fair.run('a', async () => 'again')).resolves.toBe('again');
});
