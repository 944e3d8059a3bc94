import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  earliestDayOnEarth,
  isCalendarDay,
  latestDayOnEarth,
  localDay,
  yearsBefore,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

describe('localDay', () => {
  test.each([
    [new Date(2024, 0, 5, 0, 0, 0), '2024-01-05'],
    [new Date(2024, 0, 5, 23, 59, 59, 999), '2024-01-05'],
    [new Date(2024, 11, 31, 23, 59), '2024-12-31'],
  ])('returns the local day of %s: %s', (instant, day) => {
    expect(localDay(instant)).toBe(day);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-03-11'],
    ['UTC', '2026-03-10'],
    ['America/Los_Angeles', '2026-03-10'],
    ['Pacific/Pago_Pago', '2026-03-09'],
  ])('uses the time zone of the machine: %s', (timeZone, day) => {
    vi.stubEnv('TZ', timeZone);
    expect(localDay(new Date('2026-03-10T10:30:00Z'))).toBe(day);
  });
});

test.each([
  ['2024-01-01T09:59:59.999Z', '2024-01-01'],
  ['2024-01-01T10:00:00.000Z', '2024-01-02'],
  ['2024-02-28T12:00:00.000Z', '2024-02-29'],
  ['2023-12-31T23:00:00.000Z', '2024-01-01'],
])('at %s the latest day that has begun on earth is %s', (instant, day) => {
  expect(latestDayOnEarth(new Date(instant))).toBe(day);
});

test.each([
  ['2024-01-01T11:59:59.999Z', '2023-12-31'],
  ['2024-01-01T12:00:00.000Z', '2024-01-01'],
])('at %s the latest day that has begun everywhere is %s', (instant, day) => {
  expect(earliestDayOnEarth(new Date(instant))).toBe(day);
});

test.each([
  ['2026-01-31', 60, '2026-04-01'],
  ['2024-01-31', 29, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s plus %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test.each([
  ['2026-03-10', 6, '2020-03-10'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2024-02-29', 4, '2020-02-29'],
  ['2104-02-29', 4, '2100-02-28'],
])('%s minus %i years is %s', (day, years, earlier) => {
  expect(yearsBefore(day, years)).toBe(earlier);
});

test('isCalendarDay accepts exactly the days of a leap year and of a common year', () => {
  const lengths = (year: number) => [31, year % 4 ? 28 : 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const wrong: string[] = [];
  for (const year of [2023, 2024]) {
    for (const [month, length] of lengths(year).entries()) {
      const prefix = `${year}-${String(month + 1).padStart(2, '0')}-`;
      for (let day = 0; day <= 32; day++) {
        const text = prefix + String(day).padStart(2, '0');
        if (isCalendarDay(text) !== (day >= 1 && day <= length)) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['', '2024', '2024-1-1', '24-01-01', '2024-01-01 ', '2024/01/01', '٢٠٢٤-٠١-٠١', '-2024-01-01'])(
  '"%s" is not a calendar day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);
