import { expect, it } from 'vitest';
import type { StoredTransaction } from './balanceTransaction.ts';
import { addToMonth, NO_SUMS, sumsOfPayout, totalsOf, totalsOfDays } from './transactionTotals.ts';

function transaction(changed: Partial<StoredTransaction> = {}): StoredTransaction {
  return {
    transactionId: 'txn_1',
    createdAt: '2026-11-03T10:00:00.000Z',
    kind: 'request_fee',
    stripeType: 'charge',
    currency: 'usd',
    grossCents: 1500,
    feeCents: 74,
    netCents: 1426,
    intentId: 'pi_1',
    requestId: 'req_1',
    itemId: null,
    payoutId: null,
    ...changed,
  };
}

const november = [
  transaction(),
  transaction({ createdAt: '2026-11-03T23:59:59.000Z', kind: 'invoice' }),
  transaction({
    createdAt: '2026-11-04T00:00:00.000Z',
    kind: 'dispute',
    grossCents: -1500,
    feeCents: 1500,
    netCents: -3000,
  }),
  transaction({
    createdAt: '2026-11-05T00:00:00.000Z',
    kind: 'payout',
    grossCents: -5000,
    feeCents: 0,
    netCents: -5000,
  }),
  transaction({
    createdAt: '2026-11-06T00:00:00.000Z',
    kind: 'payout_failure',
    grossCents: 2000,
    feeCents: 0,
    netCents: 2000,
  }),
  transaction({ createdAt: '2026-11-06T00:00:00.000Z', currency: 'eur' }),
];
const all = { startDate: '2026-11-01', endDate: '2026-11-30' };

it('sums everything but payouts, and what was paid out, whether by rows or by days', () => {
  const expected = {
    activity: { count: 3, grossCents: 1500, feeCents: 1648, netCents: -148 },
    paidOutCents: 3000,
    otherCurrencies: 1,
  };
  expect(totalsOf(november)).toEqual(expected);
  expect(totalsOfDays([addToMonth({}, november)], all, undefined)).toEqual(expected);
});

it('adds transactions to the days that a month has', () => {
  const inTwoSteps = addToMonth(addToMonth({}, november.slice(0, 2)), november.slice(2));
  expect(inTwoSteps).toEqual(addToMonth({}, november));
});

it('sums only the days of the range, and only one kind', () => {
  const months = [addToMonth({}, november)];
  const thirdDay = { startDate: '2026-11-03', endDate: '2026-11-03' };
  expect(totalsOfDays(months, thirdDay, undefined).activity).toEqual({
    count: 2,
    grossCents: 3000,
    feeCents: 148,
    netCents: 2852,
  });
  expect(totalsOfDays(months, thirdDay, 'invoice').activity.count).toBe(1);
  expect(totalsOfDays(months, all, 'payout')).toEqual({
    activity: NO_SUMS,
    paidOutCents: 5000,
    otherCurrencies: 0,
  });
  expect(totalsOfDays([], all, undefined)).toEqual({
    activity: NO_SUMS,
    paidOutCents: 0,
    otherCurrencies: 0,
  });
});

it('sums the transactions of a payout without its own', () => {
  expect(sumsOfPayout(november)).toEqual({
    count: 5,
    grossCents: 5000,
    feeCents: 1722,
    netCents: 3278,
  });
});
