import { afterEach, expect, test, vi } from 'vitest';
import { FairQueue, QueueFull } from './FairQueue.ts';

/** A queue whose jobs end when the test calls `finishOne`; `order` lists the started jobs. */
function queue(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const fair = new FairQueue({ concurrency: 2, maxWaiting: 100, maxWaitingPerKey: 100, ...limits });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name = key, isPreferred = false) => {
    const work = async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    };
    const job = fair.run(key, work, { isPreferred });
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
  const addPreferred = (key: string) => add(key, `${key}!`, true);
  return { add, addMany, addPreferred, finishOne, order, ends };
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

test('runs preferred jobs first, and every fourth time one of the others', async () => {
  const { addMany, addPreferred, finishOne, order } = queue({ concurrency: 1 });
  void addMany('a', 4);
  for (const key of ['b', 'c', 'd', 'e', 'f']) void addPreferred(key);
  await settled();
  for (let turn = 0; turn < 8; turn++) await finishOne();
  expect(order).toEqual(['a0', 'b!', 'c!', 'd!', 'a1', 'e!', 'f!', 'a2', 'a3']);
});

test('admits a preferred job to a full queue in place of another, and no other in place of a preferred one', async () => {
  const { add, addPreferred, finishOne, order } = queue({ concurrency: 1, maxWaiting: 2 });
  const [, , dropped] = [add('running'), addPreferred('known'), add('stranger')];
  const known = addPreferred('other');
  await expect(dropped).rejects.toEqual(new QueueFull('all'));
  await expect(add('late')).rejects.toEqual(new QueueFull('all'));
  await expect(addPreferred('third')).rejects.toEqual(new QueueFull('all'));
  await settled();
  for (let turn = 0; turn < 3; turn++) await finishOne();
  await expect(known).resolves.toBe('other!');
  expect(order).toEqual(['running', 'known!', 'other!']);
});

test('admits fewer preferred jobs of a key, if so limited', async () => {
  const { addPreferred, addMany } = queue({ concurrency: 1, maxPreferredPerKey: 1 });
  void addMany('running', 3);
  void addPreferred('account');
  await expect(addPreferred('account')).rejects.toEqual(new QueueFull('key'));
  void addPreferred('another');
});

test('continues after a failed job', async () => {
  const fair = new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerKey: 10 });
  const failing = fair.run('a', () => Promise.reject(new Error('out of memory')));
  const next = fair.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('out of memory');
  await expect(next).resolves.toBe('done');
  await expect(fair.run('a', async () => 'again')).resolves.toBe('again');
});

afterEach(() => {
  vi.useRealTimers();
});

test('rejects a job that waits too long, and runs the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { add, finishOne, order } = queue({ concurrency: 1, maxWaiting: 3, maxWaitMs: 1000 });
  void add('a');
  const late = [add('b', 'b0'), add('b', 'b1')];
  await vi.advanceTimersByTimeAsync(500);
  const last = add('b', 'b2');
  await vi.advanceTimersByTimeAsync(500);
  for (const job of late) await expect(job).rejects.toMatchObject({ scope: 'all' });
  // Their places are free again.
  void add('c');
  void add('d');
  await finishOne();
  await finishOne();
  await finishOne();
  expect(order.toSorted()).toEqual(['a', 'b2', 'c', 'd']);
  await finishOne();
  await expect(last).resolves.toBe('b2');
});

test('lets a job run as long as it takes once it has started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { add, finishOne } = queue({ concurrency: 1, maxWaitMs: 1000 });
  const first = add('a');
  const second = add('b');
  await finishOne();
  await vi.advanceTimersByTimeAsync(5000);
  await finishOne();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});
