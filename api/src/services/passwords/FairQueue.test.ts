import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from './FairQueue.ts';

/** A queue whose work ends when the test says so; `order` names what has begun. */
function queue(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const fair = new FairQueue({ atOnce: 2, maxWaiting: 100, maxWaitingPerKey: 100, ...limits });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, name = key) => {
    const asked = fair.run(key, async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    // Looked at later; until then it counts as handled.
    asked.catch(() => undefined);
    return asked;
  };
  const askMany = (key: string, many: number) =>
    Array.from({ length: many }, (_, index) => ask(key, `${key}${index}`));
  const endOne = async () => {
    ends.shift()!();
    await settled();
  };
  return { ask, askMany, endOne, order, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs no more at once than it may, each in its turn', async () => {
  const { askMany, endOne, order } = queue();
  void askMany('a', 5);
  await settled();
  expect(order).toEqual(['a0', 'a1']);
  await endOne();
  expect(order).toEqual(['a0', 'a1', 'a2']);
  await endOne();
  await endOne();
  expect(order).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('runs another key next, however many jobs of the first key wait', async () => {
  const { ask, askMany, endOne, order } = queue();
  void askMany('burst', 50);
  void ask('other');
  await settled();
  await endOne();
  await endOne();
  expect(order).toEqual(['burst0', 'burst1', 'burst2', 'other']);
});

test('takes the keys in turn', async () => {
  const { askMany, endOne, order } = queue({ atOnce: 1 });
  for (const key of ['a', 'b', 'c']) void askMany(key, 3);
  await settled();
  for (let turn = 0; turn < 8; turn++) await endOne();
  expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'c1', 'b2', 'c2']);
});

test('rejects only the key with too many waiting jobs', async () => {
  const { ask, askMany, endOne, order } = queue({ maxWaitingPerKey: 3 });
  const asked = askMany('burst', 6);
  await expect(asked.at(-1)).rejects.toEqual(new QueueFull('key'));
  const other = ask('other');
  await settled();
  for (let turn = 0; turn < 6; turn++) await endOne();
  await expect(other).resolves.toBe('other');
  expect(order).toHaveLength(6);
});

test('makes room for a key that has less waiting by refusing the last of the key that has most', async () => {
  const { ask, askMany, endOne } = queue({ maxWaiting: 5 });
  const burst = askMany('burst', 7);
  const other = ask('other');
  await expect(burst.at(-1)).rejects.toEqual(new QueueFull('key'));
  await settled();
  for (let turn = 0; turn < 7; turn++) await endOne();
  await expect(other).resolves.toBe('other');
  expect((await Promise.allSettled(burst)).filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

test('rejects a new key when no other key has more waiting jobs', async () => {
  const { ask } = queue({ atOnce: 1, maxWaiting: 2 });
  for (const key of ['running', 'a', 'b']) void ask(key);
  await expect(ask('c')).rejects.toEqual(new QueueFull('all'));
});

test('continues after a failed job', async () => {
  const fair = new FairQueue({ atOnce: 1, maxWaiting: 10, maxWaitingPerKey: 10 });
  const failing = fair.run('a', () => Promise.reject(new Error('out of memory')));
  const next = fair.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('out of memory');
  await expect(next).resolves.toBe('done');
  await expect(fair.run('a', async () => 'again')).resolves.toBe('again');
});
