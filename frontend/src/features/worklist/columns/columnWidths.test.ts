import { defaultColumns, listColumns, type ListColumn } from '@portal/contract/workspace/listColumns.ts';
import { describe, expect, it } from 'vitest';
import { areDefaultColumns, limitWidth, tableWidth, toggledColumns, widthOf } from './columnWidths.ts';

describe('the columns of the list', () => {
  it.each<[readonly ListColumn[], ListColumn, readonly ListColumn[]]>([
    [['order', 'status'], 'patient', ['order', 'patient', 'status']],
    [['order', 'status'], 'status', ['order']],
    [['order'], 'order', ['order']],
    [['owed'], 'order', ['order', 'owed']],
  ])('%j with %s toggled are %j', (columns, column, expected) => {
    expect(toggledColumns(columns, column, listColumns)).toEqual(expected);
  });

  it('know whether they are the default ones', () => {
    expect(areDefaultColumns(defaultColumns)).toBe(true);
    expect(areDefaultColumns(['order'])).toBe(false);
  });

  it('have default widths that fit into the list at 1280 pixels, and keep chosen ones', () => {
    expect(tableWidth(defaultColumns, {})).toBeLessThanOrEqual(942);
    expect(widthOf('order', { order: 300 })).toBe(300);
    expect(tableWidth(['order'], { order: 300 })).toBe(
      tableWidth(['order'], {}) + 300 - widthOf('order', {}),
    );
  });

  it.each([
    [10, 64],
    [120.4, 120],
    [9000, 600],
  ])('a width of %d is limited to %d', (width, expected) => {
    expect(limitWidth(width)).toBe(expected);
  });
});
