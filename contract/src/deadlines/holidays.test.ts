import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/problemsOf.ts';
import { californiaCourtHolidays, federalHolidays } from './defaultDeadlineRules.ts';
import { holiday, holidaysOfYear } from './holidays.ts';

/** Published by the superior courts of California (rule 1.11 of the Rules of Court). */
const COURT_DAYS = {
  2025: '01-01 01-20 02-12 02-17 03-31 05-26 06-19 07-04 09-01 09-26 11-11 11-27 11-28 12-25',
  2026: '01-01 01-19 02-12 02-16 03-31 05-25 06-19 07-03 09-07 09-25 11-11 11-26 11-27 12-25',
};

/** Published by the US Office of Personnel Management. */
const FEDERAL_DAYS = {
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  // January 1, 2028 is a Saturday: it is observed in 2027.
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
};

const daysOf = (rules: Parameters<typeof holidaysOfYear>[0], year: number) =>
  [...holidaysOfYear(rules, year).keys()].map((day) => day.slice(5)).join(' ');

describe('holidays of a year', () => {
  it.each(Object.entries(COURT_DAYS))('of California courts in %s are those published', (year, days) => {
    expect(daysOf(californiaCourtHolidays, Number(year))).toBe(days);
  });

  it.each(Object.entries(FEDERAL_DAYS))('of the US in %s are those published', (year, days) => {
    expect(daysOf(federalHolidays, Number(year))).toBe(days);
  });

  it('exist for ten years, on working days', () => {
    for (let year = 2026; year <= 2036; year += 1) {
      const days = [...holidaysOfYear(californiaCourtHolidays, year).keys()];
      expect(days.length).toBeGreaterThanOrEqual(13);
      expect(days.every((day) => ![0, 6].includes(new Date(day).getUTCDay()))).toBe(true);
    }
  });

  it.each([
    ['a date', { kind: 'date', name: 'Flood', date: '2026-03-18' }, 2026, '03-18'],
    ['a date of another year', { kind: 'date', name: 'Flood', date: '2026-03-18' }, 2027, ''],
    ['February 29', { kind: 'yearly', name: 'Leap', month: 2, day: 29, observed: 'none' }, 2028, '02-29'],
    [
      'February 29 in another year',
      { kind: 'yearly', name: 'L', month: 2, day: 29, observed: 'none' },
      2027,
      '',
    ],
    [
      'a Saturday that is not moved',
      { kind: 'yearly', name: 'A', month: 7, day: 4, observed: 'none' },
      2026,
      '07-04',
    ],
    [
      'a Saturday, moved only from Sunday',
      { kind: 'yearly', name: 'A', month: 7, day: 4, observed: 'monday' },
      2026,
      '07-04',
    ],
    ['a Sunday', { kind: 'yearly', name: 'A', month: 7, day: 4, observed: 'monday' }, 2027, '07-05'],
    [
      'the last of five',
      { kind: 'weekday', name: 'A', month: 8, weekday: 1, nth: -1, plus: 0 },
      2026,
      '08-31',
    ],
    [
      'the last of four',
      { kind: 'weekday', name: 'A', month: 2, weekday: 1, nth: -1, plus: 0 },
      2026,
      '02-23',
    ],
  ] as const)('%s is observed on the right day', (_, rule, year, days) => {
    expect(daysOf([rule], year)).toBe(days);
  });
});

it.each([
  [
    { kind: 'date', name: ' ', date: '2026-02-30' },
    { name: ['Please enter the name of the holiday'], date: ['Please enter a valid date'] },
  ],
  [
    { kind: 'yearly', name: 'A', month: 2, day: 30, observed: 'none' },
    { day: ['Please enter an existing day'] },
  ],
  [{ kind: 'weekday', name: 'A', month: 1, weekday: 1, nth: 0 }, { nth: ['Please choose one'] }],
])('%j has the problems %j', (sent, problems) => {
  expect(problemsOf(holiday, sent)).toEqual(problems);
});
