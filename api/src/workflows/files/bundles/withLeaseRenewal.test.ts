import { expect, it } from 'vitest';
import { LeaseLost } from './buildLease.ts';
import { withLeaseRenewal } from './withLeaseRenewal.ts';

const START = Date.parse('2026-03-02T10:00:00.000Z');

/** Consumes one chunk per entry of `seconds`; each chunk is processed at that second. Returns the consumed chunks. */
async function consume(seconds: readonly number[], renew: (now: Date) => Promise<void>) {
  let now = START;
  const consumed: number[] = [];
  const content = async function* () {
    yield* seconds;
  };
  for await (const second of withLeaseRenewal(content(), { renew }, () => new Date(now))) {
    consumed.push(second);
    now = START + second * 1000;
  }
  return consumed;
}

it('renews the lease at most every 30 seconds, when a chunk was consumed, and passes on all chunks', async () => {
  const renewed: number[] = [];
  const seconds = [1, 29, 30, 31, 59, 60, 89, 200, 201];
  const consumed = await consume(seconds, async (now) => {
    renewed.push((now.getTime() - START) / 1000);
  });
  expect(consumed).toEqual(seconds);
  expect(renewed).toEqual([30, 60, 200]);
});

it('throws if the lease is lost', async () => {
  const lost = consume([10, 40, 50], () => Promise.reject(new LeaseLost('gone')));
  await expect(lost).rejects.toThrow(LeaseLost);
});
