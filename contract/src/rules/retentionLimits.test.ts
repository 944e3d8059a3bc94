import { describe, expect, it } from 'vitest';
import { RECORD_DAYS, RECORD_YEARS, yearsBefore } from './retentionLimits.ts';

const DAY_MS = 24 * 3_600_000;

describe('a number of years before', () => {
  it.each([
    ['2026-11-22', 6, '2020-11-22'],
    ['2026-02-28', 6, '2020-02-28'],
    ['2024-02-29', 6, '2018-02-28'],
    ['2024-02-29', 4, '2020-02-29'],
    ['2104-02-29', 4, '2100-02-28'],
  ])('%s, %d: %s', (day, years, before) => {
    expect(yearsBefore(day, years)).toBe(before);
  });
});

it('six calendar years have at most as many days as records are kept for, and some have as many', () => {
  const lengths = new Set<number>();
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2126, 0, 1); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    lengths.add((at - Date.parse(yearsBefore(day, RECORD_YEARS))) / DAY_MS);
  }
  expect(Math.max(...lengths)).toBe(RECORD_DAYS);
});
