import { expect, it } from 'vitest';
import { chartScale } from './chartScale.ts';

it.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [80, [0, 20, 40, 60, 80]],
  [81, [0, 50, 100]],
  [350, [0, 100, 200, 300, 400]],
  [999, [0, 500, 1000]],
])('holds %i with round steps', (highest, ticks) => {
  expect(chartScale(highest)).toEqual({ top: ticks.at(-1), ticks });
});
