import { expect, it } from 'vitest';
import { monthBefore, payoutsSearchParams, readPayoutsSelection } from './payoutsAddress.ts';

const TODAY = '2026-03-10';
const march = { startDate: '2026-03-01', endDate: TODAY, kind: '', order: '' } as const;

it('shows the current month by default, and instead of an invalid range', () => {
  const expected = { tab: 'transactions', filters: march, payoutId: '' };
  expect(readPayoutsSelection(new URLSearchParams(), TODAY)).toEqual(expected);
  const invalid = new URLSearchParams({ from: '2026-03-10', to: '2026-03-01', kind: 'none', tab: 'none' });
  expect(readPayoutsSelection(invalid, TODAY)).toEqual(expected);
});

it('reads what it writes', () => {
  const selection = {
    tab: 'payouts',
    filters: { startDate: '2026-01-01', endDate: '2026-01-31', kind: 'refund', order: 'LAW-7' },
    payoutId: 'po_1',
  } as const;
  expect(readPayoutsSelection(new URLSearchParams(payoutsSearchParams(selection)), TODAY)).toEqual(selection);
});

it.each([
  ['2026-03-10', '2026-02-01', '2026-02-28'],
  ['2026-01-31', '2025-12-01', '2025-12-31'],
])('the month before %s', (today, startDate, endDate) => {
  expect(monthBefore(today)).toEqual({ startDate, endDate });
});
