import { expect, it } from 'vitest';
import { nameSpan } from './nameSpan.ts';

it.each([
  [0, 1, { left: 0, right: 0 }],
  [0, 4, { left: 0, right: 75 }],
  [1, 4, { left: 0, right: 25 }],
  [3, 4, { left: 75, right: 0 }],
])('point %i of %i is the middle of %j, which ends in the chart', (index, count, span) => {
  expect(nameSpan(index, count)).toEqual(span);
});
