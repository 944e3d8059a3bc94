import {
  defaultColumns,
  type ListColumn,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from '@portal/contract/workspace/listColumns.ts';
import type { Workspace } from '@portal/contract/workspace/schemas.ts';

/** Widths in pixels with which the default columns fit into a window of 1280. A wider table shares what is left. */
const defaultWidths: Readonly<Record<ListColumn, number>> = {
  order: 114,
  patient: 162,
  facility: 112,
  type: 116,
  status: 148,
  submitted: 136,
  due: 120,
  assignee: 120,
  review: 128,
  files: 64,
  owed: 88,
};

/** Width of the column with the row's action. */
export const ACTION_WIDTH = 112;

/** Width of the column with the checkboxes. */
export const SELECT_WIDTH = 36;

export function widthOf(column: ListColumn, widths: Workspace['widths']): number {
  return widths[column] ?? defaultWidths[column];
}

export function limitWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
}

/** Width in pixels that a table with these columns needs. */
export function tableWidth(columns: readonly ListColumn[], widths: Workspace['widths']): number {
  return columns.reduce((sum, column) => sum + widthOf(column, widths), SELECT_WIDTH + ACTION_WIDTH);
}

/** The columns in the order of the list, with one added or removed. The last one stays. */
export function toggledColumns(
  columns: readonly ListColumn[],
  column: ListColumn,
  order: readonly ListColumn[],
): readonly ListColumn[] {
  const isShown = columns.includes(column);
  if (isShown && columns.length === 1) return columns;
  return order.filter((each) => (each === column ? !isShown : columns.includes(each)));
}

/** Whether the columns are those of the specification. */
export function areDefaultColumns(columns: readonly ListColumn[]): boolean {
  return columns.join() === defaultColumns.join();
}
