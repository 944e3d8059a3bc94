import { expect, it } from 'vitest';
import { runInSequence } from './runInSequence.ts';

it('runs work of one key in order, even after a failure, and other keys in parallel', async () => {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = runInSequence('a', async () => {
    log.push('first begins');
    await gate.promise;
    log.push('first ends');
    throw new Error('no');
  });
  const second = runInSequence('a', async () => log.push('second'));
  await runInSequence('b', async () => log.push('other key'));
  expect(log).toEqual(['first begins', 'other key']);
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe(4);
  expect(log).toEqual(['first begins', 'other key', 'first ends', 'second']);
  expect(await runInSequence('a', async () => 'later')).toBe('later');
});
