import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LeaseLost } from './buildLease.ts';
import { renewWhile } from './renewWhile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('renews the lease every 30 seconds until the work has ended, and returns its result', async () => {
  const renew = vi.fn<(now: Date) => Promise<void>>(async () => {});
  const work = Promise.withResolvers<string>();
  const result = renewWhile({ renew }, () => work.promise);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(renew).toHaveBeenCalledTimes(3);
  work.resolve('printed');
  expect(await result).toBe('printed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('waits for a renewal in progress, which would change the document once more', async () => {
  const renewal = Promise.withResolvers<void>();
  const work = Promise.withResolvers<string>();
  const ended = vi.fn<(result: string) => void>();
  void renewWhile({ renew: () => renewal.promise }, () => work.promise).then(ended);
  await vi.advanceTimersByTimeAsync(30_000);
  work.resolve('printed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).not.toHaveBeenCalled();
  renewal.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith('printed');
});

it('throws if the lease is lost, or if the work fails', async () => {
  const work = Promise.withResolvers<string>();
  const lost = renewWhile({ renew: () => Promise.reject(new LeaseLost('gone')) }, () => work.promise);
  lost.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  work.resolve('printed');
  await expect(lost).rejects.toThrow(LeaseLost);
  const failed = renewWhile({ renew: async () => {} }, () => Promise.reject(new Error('too much')));
  await expect(failed).rejects.toThrow('too much');
});
