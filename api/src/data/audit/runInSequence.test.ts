import { expect, it } from 'vitest';
import { runInSequence } from './runInSequence.ts';

it('does work under one key one after the other, whatever becomes of it, and other work beside it', async () => {
  const told: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = runInSequence('a', async () => {
    told.push('first begins');
    await gate.promise;
    told.push('first ends');
    throw new Error('no');
  });
  const second = runInSequence('a', async () => told.push('second'));
  await runInSequence('b', async () => told.push('beside'));
  expect(told).toEqual(['first begins', 'beside']);
  gate.resolve();
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe(4);
  expect(told).toEqual(['first begins', 'beside', 'first ends', 'second']);
  expect(await runInSequence('a', async () => 'later')).toBe('later');
});
