import { expect, it } from 'vitest';
import { labelSpan } from './labelSpan.ts';

it.each([
  [0, 1, { left: 0, right: 0 }],
  [0, 4, { left: 0, right: 75 }],
  [1, 4, { left: 0, right: 25 }],
  [3, 4, { left: 75, right: 0 }],
])('centers the label of point %i of %i in %j', (index, count, span) => {
  expect(labelSpan(index, count)).toEqual(span);
});
