import { describe, expect, it, test } from 'vitest';
import { accountEmailKinds, accountEmailRetryMs } from './accountEmailRetry.ts';

const START = Date.parse('2026-03-12T08:00:00.000Z');
const queuedAt = new Date(START).toISOString();
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Tries an email until the outage of the email service ends. Returns when it was sent, in milliseconds after it was queued,
 * and the number of attempts; null if it expired.
 */
function sendDuring(outageMs: number, kind: (typeof accountEmailKinds)[number], askedMs = 0) {
  let [elapsedMs, attempts] = [0, 0];
  while (elapsedMs < outageMs) {
    const failed = { kind, queuedAt, attempts };
    const delayMs = accountEmailRetryMs(failed, new Date(START + elapsedMs), askedMs);
    if (delayMs === null) return null;
    elapsedMs += delayMs;
    attempts += 1;
  }
  return { elapsedMs, attempts: attempts + 1 };
}

describe.each(accountEmailKinds)('an email of kind %s', (kind) => {
  it('is sent within half a minute after an outage of 45 seconds', () => {
    expect(sendDuring(45 * SECOND_MS, kind)).toEqual({ elapsedMs: 70 * SECOND_MS, attempts: 4 });
  });

  it('is sent within five minutes after an outage of 20 minutes', () => {
    const sent = sendDuring(20 * MINUTE_MS, kind)!;
    expect(sent.elapsedMs).toBeLessThanOrEqual(25 * MINUTE_MS);
    expect(sent.attempts).toBeLessThan(12);
  });

  it('is not sent after its time', () => {
    expect(sendDuring(8 * 24 * 60 * MINUTE_MS, kind)).toBeNull();
  });
});

test.each([
  ['a reset link', 'password-reset', 29, 31],
  ['an address link', 'address-confirmation', 23 * 60, 25 * 60],
  ['an invitation', 'invitation', 7 * 24 * 60 - 10, 7 * 24 * 60 + 10],
] as const)('%s is retried for as long as it works', (_, kind, before, after) => {
  const failed = { kind, queuedAt, attempts: 0 };
  expect(accountEmailRetryMs(failed, new Date(START + before * MINUTE_MS), 0)).toBe(10 * SECOND_MS);
  expect(accountEmailRetryMs(failed, new Date(START + after * MINUTE_MS), 0)).toBeNull();
});

it('tries an invitation to an address that is always refused fewer than fifty times', () => {
  expect(sendDuring(6 * 24 * 60 * MINUTE_MS, 'invitation')!.attempts).toBeLessThan(50);
});

it('waits at least as long as the email service asks for, but not longer than the email is of use', () => {
  const failed = { kind: 'password-reset', queuedAt, attempts: 1 } as const;
  expect(accountEmailRetryMs(failed, new Date(START), 5 * SECOND_MS)).toBe(20 * SECOND_MS);
  expect(accountEmailRetryMs(failed, new Date(START), 10 * MINUTE_MS)).toBe(10 * MINUTE_MS);
  expect(accountEmailRetryMs(failed, new Date(START), 40 * MINUTE_MS)).toBeNull();
});
