import { expect, it } from 'vitest';
import { yearsBefore } from '../fields/dates.ts';
import { RECORD_DAYS, RECORD_YEARS } from './rules.ts';

const DAY_MS = 24 * 3_600_000;

it('RECORD_DAYS is the maximum number of days in six calendar years', () => {
  const lengths = new Set<number>();
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2126, 0, 1); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    lengths.add((at - Date.parse(yearsBefore(day, RECORD_YEARS))) / DAY_MS);
  }
  expect(Math.max(...lengths)).toBe(RECORD_DAYS);
});
