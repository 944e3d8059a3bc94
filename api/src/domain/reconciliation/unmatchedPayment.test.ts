import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { describe, expect, it } from 'vitest';
import { mergeUnmatchedPayment, resolveUnmatched } from './unmatchedPayment.ts';

const EARLIER = '2026-03-10T08:00:00.000Z';
const now = new Date('2026-03-10T09:00:00.000Z');
const finding = {
  intentId: 'pi_1',
  kind: 'invoice',
  requestId: null,
  amountCents: 5000,
  currency: 'usd',
  reason: 'mismatch',
} as const;
const open: UnmatchedPayment = { ...finding, firstSeenAt: EARLIER, lastTriedAt: EARLIER, resolution: null };
const resolved: UnmatchedPayment = {
  ...open,
  resolution: { at: EARLIER, byName: 'Ana Ray', note: 'By check' },
};

describe('an unmatched payment', () => {
  it.each([
    ['is stored as new', null, finding, now.toISOString()],
    ['keeps `firstSeenAt` while it is open', open, { ...finding, reason: 'failed' } as const, EARLIER],
    ['reopens for another reason', resolved, { ...finding, reason: 'failed' } as const, now.toISOString()],
    ['reopens for another amount', resolved, { ...finding, amountCents: 1 }, now.toISOString()],
    [
      'reopens if the portal resolved it automatically',
      { ...open, resolution: { at: EARLIER, byName: null, note: '' } },
      finding,
      now.toISOString(),
    ],
  ])('%s', (_, stored, newFinding, firstSeenAt) => {
    expect(mergeUnmatchedPayment(stored, newFinding, now)).toEqual({
      ...newFinding,
      firstSeenAt,
      lastTriedAt: now.toISOString(),
      resolution: null,
    });
  });

  it('stays resolved while the finding is the same', () => {
    expect(mergeUnmatchedPayment(resolved, finding, now)).toBeNull();
  });

  it('is resolved once', () => {
    const resolution = { byName: 'Sam', note: 'Refunded' };
    expect(resolveUnmatched(open, resolution, now)).toEqual({
      ...open,
      resolution: { at: now.toISOString(), ...resolution },
    });
    expect(resolveUnmatched(resolved, resolution, now)).toBeNull();
    expect(resolveUnmatched(null, resolution, now)).toBeNull();
  });
});
