import { expect, it } from 'vitest';
import { normalizedDays } from './normalizedDays.ts';

it.each([
  ['7', 7],
  [' 30 ', 30],
  ['365', 365],
  ['366', 365],
  ['99999', 365],
  ['0', 1],
  ['-5', 1],
  ['', 14],
  ['soon', 14],
  ['1,000', 365],
  ['2.5', null],
  ['1e2', null],
])('normalizes %j to %j days', (typed, days) => {
  expect(normalizedDays(typed)).toBe(days);
});
