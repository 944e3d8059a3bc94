import { expect, test } from 'vitest';
import { quickAddCategories, starterQuickAddItems } from './quickAddItems.ts';

test('an invoice line belongs to one of five categories', () => {
  expect(quickAddCategories).toEqual(['Medical Records', 'Images', 'Reports', 'Fees', 'Other']);
});

test('starter items have unique IDs and positive integer cents', () => {
  expect(new Set(starterQuickAddItems.map(({ id }) => id)).size).toBe(starterQuickAddItems.length);
  expect(
    starterQuickAddItems.filter(
      ({ defaultPriceCents }) => !Number.isInteger(defaultPriceCents) || defaultPriceCents <= 0,
    ),
  ).toEqual([]);
});

test('copies and clerical time have the prices of Evidence Code 1563(b)', () => {
  const priceOf = (id: string) => starterQuickAddItems.find((item) => item.id === id)?.defaultPriceCents;
  expect(priceOf('copies-per-page')).toBe(10);
  expect(priceOf('clerical-quarter-hour')).toBe(600);
});
