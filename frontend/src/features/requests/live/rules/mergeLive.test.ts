import { expect, test } from 'vitest';
import { aListItem, aPage } from '../../testing/mockLists.ts';
import { mergeLive } from './mergeLive.ts';

const query = { page: 1, limit: 10, sortBy: 'submittedAt', sortOrder: 'desc' } as const;
const shown = aPage(query, 3);
const [first, second, third] = shown.requests.map(({ _id }) => _id);
const update = {
  rows: shown.requests,
  matching: [first!, second!, third!],
  totalCount: 3,
  countIsExact: true,
};

test('nothing changed', () => {
  expect(mergeLive(shown, { ...update, rows: shown.requests.toReversed() })).toEqual({
    page: shown,
    changed: [],
    left: [],
    added: 0,
  });
});

test('a changed row keeps its place', () => {
  const row = { ...shown.requests[1]!, status: 'on_hold' };
  const merged = mergeLive(shown, { ...update, rows: [row] });
  expect(merged.changed).toEqual([second]);
  expect(merged.page.requests.map(({ _id, status }) => [_id, status])).toEqual([
    [first, 'pending'],
    [second, 'on_hold'],
    [third, 'pending'],
  ]);
});

test('a row that no longer matches stays', () => {
  const merged = mergeLive(shown, { ...update, matching: [first!, third!], totalCount: 2 });
  expect(merged).toMatchObject({ page: shown, left: [second], added: 0 });
});

test.each([
  ['two were added', { totalCount: 5 }, 2],
  ['one was added and one left', { totalCount: 3, matching: [first!, second!] }, 1],
  ['the total is not exact', { totalCount: 1000, countIsExact: false }, 0],
])('%s', (_, changed, added) => {
  expect(mergeLive(shown, { ...update, ...changed }).added).toBe(added);
});

test('facts in another order are not a change', () => {
  const row = Object.fromEntries(
    Object.entries(aListItem(1)).toReversed(),
  ) as (typeof shown.requests)[number];
  expect(mergeLive(shown, { ...update, rows: [row] }).changed).toEqual([]);
});
