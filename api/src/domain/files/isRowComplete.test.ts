import { expect, it } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { listRow } from '../requests/list/listRow.ts';
import { requiredFields, type LaterFacts, isRowComplete } from './isRowComplete.ts';

const row = listRow(aRoot());

it('is so for a row that was written today', () => {
  expect(isRowComplete({ ...row }, row)).toBe(true);
});

it.each(requiredFields.filter((name) => row[name] !== undefined))(
  'is not so for a row without %s',
  (name) => {
    const { [name]: _, ...less }: LaterFacts = row;
    expect(isRowComplete(less, row)).toBe(false);
  },
);

it.each(['eraseFrom', 'closedAt'] as const)('is not so where %s was not written yet', (name) => {
  expect(isRowComplete({ ...row }, { ...row, [name]: '2026-03-01T00:00:00.000Z' })).toBe(false);
});
