import { describe, expect, it, test } from 'vitest';
import { noFilters } from '../rules/listParams.ts';
import { aListItem } from '../../requests/testing/mockLists.ts';
import {
  ALL_MATCHING,
  bulkSelectionOf,
  countOf,
  isRowSelected,
  NO_ROWS,
  pageState,
  rangeOf,
  withRows,
} from './rowSelection.ts';

const page = [1, 2, 3, 4].map((number) => aListItem(number));
const [first, second, third] = page as [(typeof page)[0], (typeof page)[0], (typeof page)[0]];

describe('withRows', () => {
  it('selects and deselects requests', () => {
    const two = withRows(NO_ROWS, [first, second], true);
    expect(page.map(({ _id }) => isRowSelected(two, _id))).toEqual([true, true, false, false]);
    expect(countOf(withRows(two, [first], false), 40)).toBe(1);
  });

  it('leaves requests out of all matching ones and adds them again', () => {
    const without = withRows(ALL_MATCHING, [first], false);
    expect([isRowSelected(without, first._id), isRowSelected(without, second._id)]).toEqual([false, true]);
    expect(countOf(without, 40)).toBe(39);
    expect(countOf(withRows(without, [first], true), 40)).toBe(40);
  });
});

test.each<[from: string | null, to: string, orderIds: string[]]>([
  [first._id, third._id, ['LAW-1', 'LAW-2', 'LAW-3']],
  [third._id, first._id, ['LAW-1', 'LAW-2', 'LAW-3']],
  [second._id, second._id, ['LAW-2']],
  [null, second._id, ['LAW-2']],
  ['req_on_another_page', second._id, ['LAW-2']],
])('rangeOf from %j to %j is %j', (from, to, orderIds) => {
  expect(rangeOf(page, from, to).map(({ orderId }) => orderId)).toEqual(orderIds);
});

test('pageState is mixed if some requests of the page are selected', () => {
  expect(pageState(NO_ROWS, page)).toBe(false);
  expect(pageState(withRows(NO_ROWS, [first], true), page)).toBe('mixed');
  expect(pageState(withRows(NO_ROWS, page, true), page)).toBe(true);
  expect(pageState(withRows(ALL_MATCHING, [first], false), page)).toBe('mixed');
});

describe('bulkSelectionOf', () => {
  const row = aListItem(1, { assignee: { userId: 'usr_ann', name: 'Ann' } });
  const selection = withRows(NO_ROWS, [row], true);

  test.each([
    ['assign', 'usr_ann'],
    ['status', 'pending'],
    ['dueDate', '2099-11-17'],
  ] as const)('has the %s that the person saw', (kind, seen) => {
    expect(bulkSelectionOf(selection, noFilters, kind)).toEqual({
      kind: 'rows',
      rows: [{ requestId: row._id, seen }],
    });
  });

  it('has the filters for all matching requests', () => {
    const except = withRows(ALL_MATCHING, [row], false);
    expect(bulkSelectionOf(except, { ...noFilters, status: 'on_hold' }, 'status')).toEqual({
      kind: 'matching',
      filter: { status: 'on_hold' },
      except: [row._id],
    });
  });
});
