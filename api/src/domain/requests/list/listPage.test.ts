import { describe, expect, test } from 'vitest';
import { pageWindows, paginationOf, type PartCount, listTotalOf, type Window } from './listPage.ts';

describe('pageWindows', () => {
  test.each<[counts: number[], page: number, limit: number, windows: Window[]]>([
    [[], 1, 10, []],
    [[0, 0], 1, 10, []],
    [[3], 1, 10, [{ part: 0, skip: 0, take: 3 }]],
    [[25], 2, 10, [{ part: 0, skip: 10, take: 10 }]],
    [[25], 3, 10, [{ part: 0, skip: 20, take: 5 }]],
    [[25], 4, 10, []],
    [
      [4, 0, 5, 9],
      1,
      10,
      [
        { part: 0, skip: 0, take: 4 },
        { part: 2, skip: 0, take: 5 },
        { part: 3, skip: 0, take: 1 },
      ],
    ],
    [[4, 0, 5, 9], 2, 10, [{ part: 3, skip: 1, take: 8 }]],
    [[10, 10], 2, 10, [{ part: 1, skip: 0, take: 10 }]],
    [[10, 10], 100_000, 50, []],
  ])('%j, page %i of %i rows: %j', (counts, page, limit, windows) => {
    expect(pageWindows(counts, page, limit)).toEqual(windows);
  });

  test('covers each row once and in order over all pages', () => {
    const counts = [3, 0, 11, 1, 1, 24, 0, 7];
    for (const limit of [1, 2, 5, 10, 50]) {
      const seen = [];
      for (let page = 1; page <= Math.ceil(47 / limit); page++) {
        for (const { part, skip, take } of pageWindows(counts, page, limit)) {
          for (let row = skip; row < skip + take; row++) seen.push(`${part}.${row}`);
        }
      }
      expect(seen).toEqual(
        counts.flatMap((count, part) => Array.from({ length: count }, (_, row) => `${part}.${row}`)),
      );
    }
  });
});

const fromCounter = (count: number): PartCount => ({ count, isCounted: false });
const counted = (count: number): PartCount => ({ count, isCounted: true });

test.each<[parts: PartCount[], totalCount: number, isExact: boolean]>([
  [[], 0, true],
  [[fromCounter(40_000), fromCounter(9)], 40_009, true],
  [[counted(999), counted(1)], 1000, true],
  [[counted(1000), counted(1)], 1000, false],
  [[counted(1001)], 1000, false],
  [[fromCounter(900), counted(101)], 1000, false],
  [[fromCounter(900), counted(100)], 1000, true],
])('the total of %j is %i, exact: %s', (parts, totalCount, isExact) => {
  expect(listTotalOf(parts)).toEqual({ totalCount, isExact });
});

test.each<[total: number, page: number, pages: number, hasNext: boolean, hasPrev: boolean]>([
  [0, 1, 0, false, false],
  [10, 1, 1, false, false],
  [11, 1, 2, true, false],
  [11, 2, 2, false, true],
  [11, 3, 2, false, true],
])('%i requests with ten per page: page %i of %i', (totalCount, page, totalPages, hasNext, hasPrev) => {
  const listPage = { page, limit: 10, cursors: ['b', 'ab', 'a'], hasNext: null };
  expect(paginationOf({ totalCount, isExact: true }, listPage)).toEqual({
    page,
    limit: 10,
    totalCount,
    countIsExact: true,
    totalPages,
    hasNext,
    hasPrev,
    first: 'b',
    last: 'a',
  });
});

test.each<[page: number, isMoreFound: boolean | null, hasNext: boolean]>([
  [99, null, true],
  [100, null, true],
  [101, null, false],
  [101, true, true],
  [99, false, false],
])(
  'with a capped total, page %i with more rows found %j has a next page: %s',
  (page, isMoreFound, hasNext) => {
    const listPage = { page, limit: 10, cursors: [], hasNext: isMoreFound };
    const { first, last, ...pagination } = paginationOf({ totalCount: 1000, isExact: false }, listPage);
    expect(pagination).toMatchObject({ hasNext, totalPages: 100 });
    expect([first, last]).toEqual([null, null]);
  },
);
