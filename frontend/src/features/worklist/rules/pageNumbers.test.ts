import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it.each<[page: number, totalPages: number, shown: number[]]>([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [40, 9, [5, 6, 7, 8, 9]],
])('page %i of %i has the numbers %j', (page, totalPages, shown) => {
  expect(pageNumbers(page, totalPages)).toEqual(shown);
});
