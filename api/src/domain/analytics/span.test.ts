import { describe, expect, test } from 'vitest';
import { type RequestedSpan, lastHours, monthsOf, pointOf, spanOf } from './span.ts';

const now = new Date('2026-03-01T10:20:30.000Z');
const summaryOf = (requested: RequestedSpan, firstMonth: string | null = '2024-02') => {
  const { unit, slots } = spanOf(requested, firstMonth, now);
  return [unit, slots.length, slots[0], slots.at(-1)];
};
const range = (startDate: string, endDate: string): RequestedSpan => ({ kind: 'range', startDate, endDate });

describe('spanOf a period', () => {
  test.each([
    ['24h', ['hour', 24, '2026-02-28T11', '2026-03-01T10']],
    ['7d', ['day', 7, '2026-02-23', '2026-03-01']],
    ['30d', ['day', 30, '2026-01-31', '2026-03-01']],
    ['all', ['month', 760, '2024-02-01', '2026-03-01']],
  ] as const)('%s', (period, span) => {
    expect(summaryOf({ kind: 'period', period })).toEqual(span);
  });

  test('starts all time at the first month with a request', () => {
    expect(summaryOf({ kind: 'period', period: 'all' }, '2026-01')).toEqual([
      'day',
      60,
      '2026-01-01',
      '2026-03-01',
    ]);
    expect(summaryOf({ kind: 'period', period: 'all' }, null)).toEqual([
      'day',
      1,
      '2026-03-01',
      '2026-03-01',
    ]);
  });
});

describe('spanOf a range', () => {
  test.each([
    ['2026-02-03', '2026-02-03', ['day', 1, '2026-02-03', '2026-02-03']],
    ['2025-11-01', '2026-01-31', ['day', 92, '2025-11-01', '2026-01-31']],
    ['2025-11-01', '2026-02-01', ['month', 93, '2025-11-01', '2026-02-01']],
    ['2024-02-28', '2024-03-01', ['day', 3, '2024-02-28', '2024-03-01']],
    ['2023-01-01', '2024-02-10', ['day', 10, '2024-02-01', '2024-02-10']],
    ['2026-02-27', '2026-09-01', ['day', 3, '2026-02-27', '2026-03-01']],
    ['2026-03-02', '2026-09-01', ['day', 0, undefined, undefined]],
    ['2020-01-01', '2023-12-31', ['day', 0, undefined, undefined]],
    ['0001-01-01', '9999-12-31', ['month', 760, '2024-02-01', '2026-03-01']],
  ])('returns the slots from %s to %s', (startDate, endDate, span) => {
    expect(summaryOf(range(startDate, endDate))).toEqual(span);
  });

  test('uses points by year above ten years', () => {
    expect(summaryOf(range('2016-04-01', '2026-03-01'), '2001-01')[0]).toBe('month');
    expect(summaryOf(range('2016-03-31', '2026-03-01'), '2001-01')[0]).toBe('year');
  });

  test('returns at most 120 points', () => {
    for (let days = 0; days < 9000; days += 131) {
      const start = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const { unit, slots } = spanOf(range(start, '2026-03-01'), '2000-01', now);
      const points = new Set(slots.map((slot) => pointOf(slot, unit)));
      expect(points.size).toBeLessThanOrEqual(120);
    }
  });

  test('covers 24 months in two years', () => {
    const { slots } = spanOf(range('2024-03-01', '2026-02-28'), '2020-01', now);
    expect(monthsOf(slots)).toHaveLength(24);
  });
});

test('lastHours returns 24 hours on at most two days', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const at = new Date(`2026-01-01T${String(hour).padStart(2, '0')}:59:59.999Z`);
    const hours = lastHours(at);
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toBe(at.toISOString().slice(0, 13));
    expect(new Set(hours.map((slot) => slot.slice(0, 10))).size).toBeLessThanOrEqual(2);
  }
});

test.each([
  ['2026-02-28T11', 'hour', '2026-02-28T11:00:00.000Z'],
  ['2026-02-28', 'day', '2026-02-28'],
  ['2026-02-28', 'month', '2026-02'],
  ['2026-02-28', 'year', '2026'],
] as const)('pointOf %s by %s is %s', (slot, unit, point) => {
  expect(pointOf(slot, unit)).toBe(point);
});
