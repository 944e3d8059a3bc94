import { expect, it } from 'vitest';
import { valueScale } from './valueScale.ts';

it.each([
  [[], [0, 1, 2, 3, 4]],
  [
    [0, 0],
    [0, 1, 2, 3, 4],
  ],
  [[3], [0, 1, 2, 3, 4]],
  [[-1], [-1, 0, 1, 2, 3]],
  [[17], [0, 5, 10, 15, 20]],
  [[1234.56], [0, 500, 1000, 1500]],
  [
    [1000, -300],
    [-500, 0, 500, 1000],
  ],
  [[-1234.56], [-1500, -1000, -500, 0]],
  [
    [0.5, 0.25],
    [0, 1, 2, 3, 4],
  ],
])('covers %j with round steps', (values, ticks) => {
  expect(valueScale(values)).toEqual({ bottom: ticks[0], top: ticks.at(-1), ticks });
});
