import { describe, expect, test } from 'vitest';
import { aFilter } from '../../testing/aFilter.ts';
import { countFromCounters, isMonthWithin } from './countFromCounters.ts';
import { monthCountersOf } from './listCounters.ts';

/** Eight rows of March 2026. */
const march: Record<string, number> = {};
for (const [day, status, requestType] of [
  ['01', 'pending', 7],
  ['01', 'pending', 17],
  ['10', 'pending', 7],
  ['10', 'on_hold', 7],
  ['10', 'completed', 2],
  ['31', 'pending', 7],
  ['31', 'st|7', 7],
  ['31', 'completed', 2],
] as const) {
  const row = { status, requestType, submittedAt: `2026-03-${day}T08:00:00.000Z` };
  for (const key of Object.keys(monthCountersOf(row))) march[key] = (march[key] ?? 0) + 1;
}

describe('countFromCounters of a month', () => {
  test.each<[query: Record<string, string>, count: number | null]>([
    [{}, 8],
    [{ status: 'pending' }, 4],
    [{ status: 'cancelled' }, 0],
    [{ status: '__proto__' }, 0],
    [{ status: 'constructor' }, 0],
    [{ requestType: '7' }, 5],
    [{ requestType: '2' }, 2],
    [{ requestType: '1' }, 0],
    [{ status: 'pending', requestType: '7' }, 3],
    [{ status: 'on_hold', requestType: '2' }, 0],
    [{ status: 'st|7' }, 1],
    // Day ranges inside the month.
    [{ submittedDateFrom: '2026-03-02' }, 6],
    [{ submittedDateTo: '2026-03-10' }, 5],
    [{ submittedDateFrom: '2026-03-10', submittedDateTo: '2026-03-10' }, 3],
    [{ submittedDateFrom: '2026-03-10', submittedDateTo: '2026-03-01' }, 0],
    [{ status: 'pending', submittedDateTo: '2026-03-30' }, 3],
    [{ status: 'st|7', submittedDateFrom: '2026-03-31' }, 1],
    // Day ranges that cover the month.
    [{ submittedDateFrom: '2026-03-01', submittedDateTo: '2026-03-31' }, 8],
    [{ requestType: '7', submittedDateFrom: '2026-03-01', submittedDateTo: '2026-03-31' }, 5],
    [{ requestType: '7', submittedDateFrom: '2026-02-11' }, 5],
    // Filters that counters do not cover.
    [{ requestType: '7', submittedDateTo: '2026-03-30' }, null],
    [{ search: 'maria' }, null],
    [{ dueDateFrom: '2026-03-01' }, null],
    [{ subpoenaReceivedDateTo: '2026-03-01' }, null],
    // A counter of zero decides, even with other filters.
    [{ status: 'cancelled', search: 'maria' }, 0],
    [{ requestType: '1', dueDateTo: '2026-03-01' }, 0],
  ])('%j has %j rows', (query, count) => {
    expect(countFromCounters(aFilter(query), march, '2026-03')).toBe(count);
  });

  test('knows the last day of a short month', () => {
    const filter = aFilter({
      requestType: '7',
      submittedDateFrom: '2028-02-01',
      submittedDateTo: '2028-02-29',
    });
    expect(countFromCounters(filter, { total: 1, 'st|pending|7': 1 }, '2028-02')).toBe(1);
    const cut = aFilter({ requestType: '7', submittedDateFrom: '2028-02-01', submittedDateTo: '2028-02-28' });
    expect(countFromCounters(cut, { total: 1, 'st|pending|7': 1 }, '2028-02')).toBeNull();
  });

  test('is zero for a month without rows', () => {
    expect(countFromCounters(aFilter(), {}, '2026-03')).toBe(0);
  });
});

test('no counter covers the assignee', () => {
  expect(countFromCounters(aFilter({ assignee: 'mine' }, 'usr_me'), march, '2026-03')).toBeNull();
  expect(
    countFromCounters(aFilter({ assignee: 'unassigned', status: 'cancelled' }, 'usr_me'), march, '2026-03'),
  ).toBe(0);
});

test('the counters of a client’s list do not cover days', () => {
  const own = { total: 2, 's|pending': 2, 'st|pending|7': 2 };
  expect(countFromCounters(aFilter({ status: 'pending' }), own, null)).toBe(2);
  expect(countFromCounters(aFilter({ submittedDateFrom: '2026-03-01' }), own, null)).toBeNull();
});

test.each<[from: string | null, to: string | null, isWithin: boolean]>([
  [null, null, true],
  ['2026-03-31', null, true],
  ['2026-04-01', null, false],
  [null, '2026-03-01', true],
  [null, '2026-02-28', false],
  ['2025-12-31', '2027-01-01', true],
  ['2026-04-01', '2026-02-01', false],
])('March overlaps the range from %s to %s: %s', (from, to, isWithin) => {
  expect(isMonthWithin({ from, to }, '2026-03')).toBe(isWithin);
});
