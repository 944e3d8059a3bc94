import { expect, it } from 'vitest';
import { LeaseLost } from '../files/bundles/buildLease.ts';
import { withLeaseRenewal } from './withLeaseRenewal.ts';

const START = Date.parse('2026-03-02T10:00:00.000Z');

/** Content that takes a while to hand on: the seconds at which each chunk has been dealt with. */
async function handOn(seconds: readonly number[], renew: (now: Date) => Promise<void>) {
  let now = START;
  const given: number[] = [];
  const content = async function* () {
    yield* seconds;
  };
  for await (const second of withLeaseRenewal(content(), { renew }, () => new Date(now))) {
    given.push(second);
    now = START + second * 1000;
  }
  return given;
}

it('renews the lease every half minute in which there was content, and loses nothing of that', async () => {
  const renewed: number[] = [];
  const seconds = [1, 29, 30, 31, 59, 60, 89, 200, 201];
  const given = await handOn(seconds, async (now) => {
    renewed.push((now.getTime() - START) / 1000);
  });
  expect(given).toEqual(seconds);
  expect(renewed).toEqual([30, 60, 200]);
});

it('stops where the lease is lost', async () => {
  const lost = handOn([10, 40, 50], () => Promise.reject(new LeaseLost('gone')));
  await expect(lost).rejects.toThrow(LeaseLost);
});
