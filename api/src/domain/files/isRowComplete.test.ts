import { expect, it } from 'vitest';
import { aRequest } from '../testing/aRequest.ts';
import { requestListRow } from '../requests/list/requestListRow.ts';
import { requiredFields, type AddedRowFields, isRowComplete } from './isRowComplete.ts';

const row = requestListRow(aRequest());

it('isRowComplete is true for a current row', () => {
  expect(isRowComplete({ ...row }, row)).toBe(true);
});

it.each(requiredFields.filter((name) => row[name] !== undefined))(
  'isRowComplete is false for a row without %s',
  (name) => {
    const { [name]: _, ...incomplete }: AddedRowFields = row;
    expect(isRowComplete(incomplete, row)).toBe(false);
  },
);

it.each(['eraseFrom', 'closedAt'] as const)('isRowComplete is false if %s is missing', (name) => {
  expect(isRowComplete({ ...row }, { ...row, [name]: '2026-03-01T00:00:00.000Z' })).toBe(false);
});
