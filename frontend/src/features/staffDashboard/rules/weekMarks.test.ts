import { expect, it } from 'vitest';
import { weekMarks } from './weekMarks.ts';

it.each([
  [30, [1, 8, 15, 22, 29]],
  [7, [6]],
  [8, [0, 7]],
  [0, []],
])('of %i days names the last one and each a week before', (days, marks) => {
  expect(weekMarks(days)).toEqual(marks);
});
