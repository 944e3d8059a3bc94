import { expect, it } from 'vitest';
import { labeledPoints } from './labeledPoints.ts';

it.each([
  [0, []],
  [1, [0]],
  [5, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6]],
  [24, [3, 8, 13, 18, 23]],
  [30, [5, 11, 17, 23, 29]],
])('of %i points labels %j', (count, labeled) => {
  expect(labeledPoints(count, 5)).toEqual(labeled);
});
