import { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { dayInDisplayZone } from '../../lib/format.ts';
import { saveCsv } from '../../lib/saving/saveCsv.ts';
import { filterQuery } from './rules/filterQuery.ts';
import type { Filters, ListOrder } from './rules/listParams.ts';

/** The loaded part of an export. `after`: cursor of the next part; null at the beginning. */
interface PartialExport {
  readonly filters: Filters;
  readonly sort: ListOrder;
  readonly parts: readonly string[];
  readonly rows: number;
  /** Total number of rows; null if it is not known. */
  readonly total: number | null;
  readonly after: string | null;
}

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly rows: number; readonly total: number | null }
  | {
      readonly kind: 'failed';
      readonly rows: number;
      readonly total: number | null;
      readonly reason: string;
    };

/** Loads the filtered list in parts and saves it as one file. `resume` continues a failed export at the failed part. */
export function useListExport(onSaved: (rows: number) => void) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const loaded = useRef<PartialExport | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(from: PartialExport) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    let current = from;
    try {
      for (;;) {
        loaded.current = current;
        setState({ kind: 'working', rows: current.rows, total: current.total });
        const next = await nextPart(current, controller.signal);
        if (controller.signal.aborted) return;
        current = next;
        if (current.after === null) break;
      }
      saveCsv(current.parts, `requests-${dayInDisplayZone(new Date())}.csv`);
      loaded.current = null;
      setState({ kind: 'idle' });
      onSaved(current.rows);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      setState({ kind: 'failed', rows: current.rows, total: current.total, reason });
    }
  }

  return {
    state,
    start: (filters: Filters, sort: ListOrder) =>
      void run({ filters, sort, parts: [], rows: 0, total: null, after: null }),
    resume: () => {
      if (loaded.current) void run(loaded.current);
    },
    cancel: () => {
      running.current?.abort();
      loaded.current = null;
      setState({ kind: 'idle' });
    },
  };
}

async function nextPart(before: PartialExport, signal: AbortSignal): Promise<PartialExport> {
  const { filters, sort, parts, rows, after } = before;
  const query = { ...sort, ...filterQuery(filters), ...(after !== null && { after }) };
  const part = await call(exportClientRequests, { query, signal });
  const exactTotal = part.total?.isExact ? part.total.totalCount : null;
  return {
    filters,
    sort,
    parts: [...parts, part.csv],
    rows: rows + part.rows,
    total: part.total ? exactTotal : before.total,
    after: part.next,
  };
}
