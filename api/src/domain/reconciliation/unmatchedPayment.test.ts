import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { describe, expect, it } from 'vitest';
import { mergeUnmatchedPayment, resolveUnmatched } from './unmatchedPayment.ts';

const EARLIER = '2026-03-10T08:00:00.000Z';
const now = new Date('2026-03-10T09:00:00.000Z');
const seen = {
  intentId: 'pi_1',
  kind: 'invoice',
  requestId: null,
  amountCents: 5000,
  currency: 'usd',
  reason: 'mismatch',
} as const;
const open: UnmatchedPayment = { ...seen, firstSeenAt: EARLIER, lastTriedAt: EARLIER, resolution: null };
const resolved: UnmatchedPayment = {
  ...open,
  resolution: { at: EARLIER, byName: 'Ana Ray', note: 'By check' },
};

describe('a payment that cannot be settled', () => {
  it.each([
    ['is kept as new', null, seen, now.toISOString()],
    ['keeps when it was first seen while it is open', open, { ...seen, reason: 'failed' } as const, EARLIER],
    [
      'is opened anew for another reason',
      resolved,
      { ...seen, reason: 'failed' } as const,
      now.toISOString(),
    ],
    ['is opened anew for another amount', resolved, { ...seen, amountCents: 1 }, now.toISOString()],
    [
      'is opened anew where the portal had thought it settled',
      { ...open, resolution: { at: EARLIER, byName: null, note: '' } },
      seen,
      now.toISOString(),
    ],
  ])('%s', (_, kept, told, firstSeenAt) => {
    expect(mergeUnmatchedPayment(kept, told, now)).toEqual({
      ...told,
      firstSeenAt,
      lastTriedAt: now.toISOString(),
      resolution: null,
    });
  });

  it('stays resolved while the same is said of it', () => {
    expect(mergeUnmatchedPayment(resolved, seen, now)).toBeNull();
  });

  it('is resolved once', () => {
    const how = { byName: 'Sam', note: 'Given back' };
    expect(resolveUnmatched(open, how, now)).toEqual({
      ...open,
      resolution: { at: now.toISOString(), ...how },
    });
    expect(resolveUnmatched(resolved, how, now)).toBeNull();
    expect(resolveUnmatched(null, how, now)).toBeNull();
  });
});
