import { useMemo, useState } from 'react';
import type { Filters } from '../rules/listParams.ts';
import {
  ALL_MATCHING,
  isRowSelected,
  NO_ROWS,
  pageState,
  rangeOf,
  type RowSelection,
  type SelectedRow,
  withRows,
} from './rowSelection.ts';

/** The selection of a list and how to change it. */
export interface ListSelection {
  readonly selection: RowSelection;
  /** Whether anything was ever selected. */
  readonly isUsed: boolean;
  /** Whether anything is selected now. */
  readonly hasRows: boolean;
  readonly has: (id: string) => boolean;
  readonly stateOf: (page: readonly SelectedRow[]) => boolean | 'mixed';
  /** Selects a request or deselects it; with `isRange`, all from the one before. */
  readonly toggle: (page: readonly SelectedRow[], row: SelectedRow, isRange: boolean) => void;
  /** Selects requests or deselects them. */
  readonly set: (rows: readonly SelectedRow[], isSelected: boolean) => void;
  readonly selectMatching: () => void;
  readonly clear: () => void;
}

interface State {
  /** The filters for which requests were selected. */
  readonly filters: string;
  readonly selection: RowSelection;
  /** The request that was selected or deselected last. */
  readonly last: string | null;
}

/** The selected requests of a list. Kept while pages change, and dropped when the filters change. */
export function useRowSelection(filters: Filters): ListSelection {
  const key = JSON.stringify(filters);
  const [state, setState] = useState<State | null>(null);
  return useMemo(() => selectionOf(key, state, setState), [key, state]);
}

function selectionOf(key: string, state: State | null, setState: (state: State) => void): ListSelection {
  const current: State = state?.filters === key ? state : { filters: key, selection: NO_ROWS, last: null };
  const { selection, last } = current;
  const change = (next: RowSelection, lastId: string | null = null) =>
    setState({ filters: key, selection: next, last: lastId });
  return {
    selection,
    isUsed: state !== null,
    hasRows: selection.kind === 'matching' || selection.rows.size > 0,
    has: (id) => isRowSelected(selection, id),
    stateOf: (page) => pageState(selection, page),
    toggle: (page, row, isRange) => {
      const rows = isRange ? rangeOf(page, last, row._id) : [row];
      change(withRows(selection, rows, !isRowSelected(selection, row._id)), row._id);
    },
    set: (rows, isSelected) => change(withRows(selection, rows, isSelected), rows.at(-1)?._id ?? null),
    selectMatching: () => change(ALL_MATCHING),
    clear: () => change(NO_ROWS),
  };
}
