import { describe, expect, it, test } from 'vitest';
import { incrementsOf, MAX_COUNTED_DAYS, sumsBetween } from './reportCounters.ts';
import { reportDay, withZone } from './reportDay.ts';
import type { ReportEntry } from './reportEntry.ts';
import {
  daysInMonth,
  type MonthSums,
  revenueOf,
  rowsOf,
  totalOf,
  turnaroundOf,
  workOf,
} from './reportRows.ts';

const entry = (changed: Partial<ReportEntry>): ReportEntry => ({
  table: 'revenue',
  figure: 'fee',
  id: 'x',
  requestId: 'req_1',
  orderId: 'ORD-1',
  at: '2026-03-12T08:00:00.000Z',
  cents: 0,
  amount: 1,
  values: [],
  ...changed,
});

const month = (name: string, sums: Record<string, number>, firm = 'Smith'): MonthSums => ({
  month: name,
  valueId: firm.toLowerCase(),
  key: firm.toLowerCase(),
  name: firm,
  sums,
});

describe('rowsOf', () => {
  const months = [
    month('2026-03', { fee: 1011, lost: 3 }, 'SMITH'),
    month('2026-03', { fee: 7 }, 'Jones'),
    month('2026-03', { fee: 0 }, 'Baker'),
    month('2026-02', { fee: 100 }),
  ];

  it('sum the months of each value, with the spelling of the latest, without those that have nothing', () => {
    const rows = rowsOf(months);
    expect(Object.fromEntries(rows.map(({ name, sums }) => [name, Object.fromEntries(sums)]))).toEqual({
      Jones: { fee: 7 },
      SMITH: { fee: 1111, lost: 3 },
    });
    expect(totalOf(rows).get('fee')).toBe(1118);
  });
});

describe('the days of a month', () => {
  it.each([
    ['2026-03', '2026-03-01', '2026-03-31', null],
    ['2026-02', '2026-01-15', '2026-02-28', null],
    ['2028-02', '2028-02-01', '2028-02-28', { firstDay: '01', lastDay: '28' }],
    ['2026-12', '2026-12-02', '2027-01-01', { firstDay: '02', lastDay: '31' }],
    ['2026-12', '2026-12-05', '2026-12-05', { firstDay: '05', lastDay: '05' }],
  ])('of %s from %s to %s are %j', (name, startDate, endDate, expected) => {
    expect(daysInMonth(name, { startDate, endDate })).toEqual(expected);
  });

  it('are added up', () => {
    const counters = { '01|fee': 1, '10|fee': 10, '11|fee': 1000, '10|lost': 3, _ts: 5, name: 'Smith' };
    expect(sumsBetween(counters, '01', '31')).toEqual({ fee: 1011, lost: 3 });
    expect(sumsBetween(counters, '02', '10')).toEqual({ fee: 10, lost: 3 });
    expect(sumsBetween(counters, '02', '09')).toEqual({});
  });
});

test('revenueOf subtracts refunds and lost disputes', () => {
  const sums = new Map([
    ['fee', 1500],
    ['file', 250],
    ['invoice', 1000],
    ['refunded', 300],
    ['lost', 2600],
  ]);
  expect(revenueOf(sums)).toEqual({ fees: 15, files: 2.5, invoices: 10, refunded: 3, lost: 26, total: -1.5 });
});

describe('turnaroundOf', () => {
  const DAY = 24 * 60;
  const sumsOf = (days: readonly number[]) => {
    const sums = new Map<string, number>();
    for (const each of days) {
      const counters = incrementsOf(
        entry({ table: 'turnaround', figure: each > 9 ? 'late' : 'onTime', amount: each * DAY }),
      );
      for (const [figure, value] of Object.entries(counters))
        sums.set(figure, (sums.get(figure) ?? 0) + value);
    }
    return sums;
  };

  it.each([
    [[1], 1, 1],
    [[1, 2], 1.5, 1.5],
    [[1, 2, 12], 5, 2],
    [[3, 3, 3, 10], 4.8, 3],
    [[500, 700, 800], 666.7, MAX_COUNTED_DAYS],
  ])('%j days have the mean %d and the median %d', (days, averageDays, medianDays) => {
    const late = days.filter((each) => each > 9).length;
    expect(turnaroundOf(sumsOf(days))).toEqual({
      completed: days.length,
      onTime: days.length - late,
      late,
      averageDays,
      medianDays,
    });
  });

  it('is null without completed requests', () => {
    expect(turnaroundOf(new Map())).toBeNull();
  });
});

test('workOf counts released documents', () => {
  expect(incrementsOf(entry({ table: 'work', figure: 'released', amount: 3 }))).toEqual({ released: 3 });
  expect(workOf(new Map([['released', 3]]))).toMatchObject({ received: 0, decided: 0, released: 3 });
});

describe('the day of an entry', () => {
  const now = new Date('2026-11-29T20:00:00.000Z');
  const zones = withZone([], 'America/Los_Angeles', now)!;

  it.each([
    ['2026-11-28T23:30:00.000Z', '2026-11-28'],
    ['2026-11-29T02:00:00.000Z', '2026-11-28'],
    ['2026-11-30T07:59:59.000Z', '2026-11-29'],
    ['2026-11-30T08:00:00.000Z', '2026-11-30'],
  ])('%s is %s', (at, day) => {
    expect(reportDay(zones, at)).toBe(day);
  });

  it('is in UTC before anything was counted', () => {
    expect(reportDay([], '2026-11-30T02:00:00.000Z')).toBe('2026-11-30');
  });

  it('does not change when the calendar gets another time zone', () => {
    expect(withZone(zones, 'America/Los_Angeles', now)).toBeNull();
    const moved = withZone(zones, 'America/New_York', now)!;
    expect(reportDay(moved, '2026-11-30T05:30:00.000Z')).toBe('2026-11-30');
    expect(reportDay(moved, now.toISOString())).toBe(reportDay(zones, now.toISOString()));
    expect(moved).toHaveLength(2);
  });
});
