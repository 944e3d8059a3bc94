import { expect, it } from 'vitest';
import { isPayoutChanged, payoutViewOf, type PayoutFacts, type StoredPayout } from './payout.ts';

const facts: PayoutFacts = {
  payoutId: 'po_1',
  createdAt: '2026-11-05T00:00:00.000Z',
  arrivalDate: '2026-11-06',
  status: 'paid',
  amountCents: 5000,
  currency: 'usd',
  isAutomatic: true,
  isListed: true,
};
const { isListed: _isListed, ...common } = facts;
const stored: StoredPayout = {
  ...common,
  transactions: { count: 2, grossCents: 5200, feeCents: 200, netCents: 5000 },
  months: ['2026-11'],
};

it.each([
  ['is new', null, facts, true],
  ['is the same', stored, facts, false],
  ['has another status', stored, { ...facts, status: 'failed' }, true],
  ['arrives later', stored, { ...facts, arrivalDate: '2026-11-07' }, true],
  ['is listed now', { ...stored, transactions: null }, facts, true],
  ['is not listed yet', { ...stored, transactions: null }, { ...facts, isListed: false }, false],
] as const)('a payout that %s', (_, before, after, expected) => {
  expect(isPayoutChanged(before, after)).toBe(expected);
});

it('shows the difference between a payout and its transactions', () => {
  expect(payoutViewOf(stored).differenceCents).toBe(0);
  expect(payoutViewOf({ ...stored, amountCents: 4900 }).differenceCents).toBe(-100);
  expect(payoutViewOf({ ...stored, transactions: null }).differenceCents).toBeNull();
  expect(payoutViewOf(stored)).not.toHaveProperty('months');
});
