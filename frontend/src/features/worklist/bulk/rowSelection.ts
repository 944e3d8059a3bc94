import type { BulkChange, BulkSelection } from '@portal/contract/requests/bulk/bulkAction.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { filterQuery } from '../rules/filterQuery.ts';
import type { Filters } from '../rules/listParams.ts';

export type SelectedRow = Pick<RequestListItem, '_id' | 'orderId' | 'status' | 'dueDate' | 'assignee'>;

/** The selected requests: some, with what the person saw, or all that match the filters but a few. */
export type RowSelection =
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, SelectedRow> }
  | { readonly kind: 'matching'; readonly except: ReadonlySet<string> };

export const NO_ROWS: RowSelection = { kind: 'rows', rows: new Map() };
export const ALL_MATCHING: RowSelection = { kind: 'matching', except: new Set() };

export function isRowSelected(selection: RowSelection, id: string): boolean {
  return selection.kind === 'rows' ? selection.rows.has(id) : !selection.except.has(id);
}

/** Selects or deselects requests. */
export function withRows(
  selection: RowSelection,
  rows: readonly SelectedRow[],
  isSelected: boolean,
): RowSelection {
  if (selection.kind === 'matching') {
    const except = new Set(selection.except);
    for (const { _id } of rows) {
      if (isSelected) except.delete(_id);
      else except.add(_id);
    }
    return { kind: 'matching', except };
  }
  const selected = new Map(selection.rows);
  for (const row of rows) {
    if (isSelected) selected.set(row._id, row);
    else selected.delete(row._id);
  }
  return { kind: 'rows', rows: selected };
}

/** The requests of a page from one to another, in either direction. Only the second one if the first is not on the page. */
export function rangeOf<Row extends SelectedRow>(
  page: readonly Row[],
  from: string | null,
  to: string,
): readonly Row[] {
  const end = page.findIndex(({ _id }) => _id === to);
  const start = page.findIndex(({ _id }) => _id === from);
  if (start < 0) return page.slice(end, end + 1);
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Whether all, some or none of the requests of a page are selected, as the state of a checkbox. */
export function pageState(selection: RowSelection, page: readonly SelectedRow[]): boolean | 'mixed' {
  const selected = page.filter(({ _id }) => isRowSelected(selection, _id)).length;
  return selected === 0 ? false : selected === page.length ? true : 'mixed';
}

/** The number of selected requests. `total`: how many match the filters. */
export function countOf(selection: RowSelection, total: number): number {
  return selection.kind === 'rows' ? selection.rows.size : Math.max(total - selection.except.size, 0);
}

/** The first selected request; of all that match, the first one on the page. Undefined if the page has none. */
export function firstOf(selection: RowSelection, page: readonly SelectedRow[]): SelectedRow | undefined {
  if (selection.kind === 'rows') return [...selection.rows.values()][0];
  return page.find(({ _id }) => isRowSelected(selection, _id));
}

/** The selection as the server expects it, with the values that the change would replace. */
export function bulkSelectionOf(
  selection: RowSelection,
  filters: Filters,
  kind: BulkChange['kind'],
): BulkSelection {
  if (selection.kind === 'matching') {
    return { kind: 'matching', filter: filterQuery(filters), except: [...selection.except] };
  }
  const rows = [...selection.rows.values()].map((row) => ({ requestId: row._id, seen: seenIn(row, kind) }));
  return { kind: 'rows', rows };
}

function seenIn({ status, dueDate, assignee }: SelectedRow, kind: BulkChange['kind']): string | null {
  switch (kind) {
    case 'assign':
      return assignee?.userId ?? null;
    case 'status':
      return status;
    case 'dueDate':
      return dueDate;
    case 'message':
      return null;
  }
}
