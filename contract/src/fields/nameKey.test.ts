import { expect, it } from 'vitest';
import { nameKey } from './nameKey.ts';
import { nextOrder } from '../configuration/rules/nextOrder.ts';

it.each([
  ['Central', 'central'],
  ['  Central   Clinic ', 'central clinic'],
  ['Central\u00A0Clinic', 'central clinic'],
  ['Cafe\u0301', 'caf\u00E9'],
  ['Cen\u200Btral', 'central'],
  ['<b>A</b>', '<b>a</b>'],
])('normalizes %j to %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

it.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[2, 3], 1],
  [[0, 0, 1, 3, 1], 2],
  [[-1, 9999], 1],
])('the next order after %j is %i', (used, next) => {
  expect(nextOrder(used)).toBe(next);
});
