import { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import { filterQuery } from './rules/filterQuery.ts';
import type { Filters } from './rules/listAddress.ts';

/** What has arrived of a file, and where the next part begins; null when that is at the beginning. */
interface Arrived {
  readonly filters: Filters;
  readonly parts: readonly string[];
  readonly rows: number;
  /** How many there will be; null where that is not known. */
  readonly total: number | null;
  readonly after: string | null;
}

export type ListExport =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly rows: number; readonly total: number | null }
  | {
      readonly kind: 'failed';
      readonly rows: number;
      readonly total: number | null;
      readonly reason: string;
    };

/** Fetches the filtered list part by part and saves it as one file. What failed goes on where it stopped. */
export function useListExport(onSaved: (rows: number) => void) {
  const [shown, setShown] = useState<ListExport>({ kind: 'idle' });
  const arrived = useRef<Arrived | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(from: Arrived) {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    let current = from;
    try {
      for (;;) {
        arrived.current = current;
        setShown({ kind: 'working', rows: current.rows, total: current.total });
        const next = await nextPart(current, control.signal);
        if (control.signal.aborted) return;
        current = next;
        if (current.after === null) break;
      }
      saveCsv(`requests-${dayInDisplayZone(new Date())}.csv`, current.parts);
      arrived.current = null;
      setShown({ kind: 'idle' });
      onSaved(current.rows);
    } catch (error) {
      if (control.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      setShown({ kind: 'failed', rows: current.rows, total: current.total, reason });
    }
  }

  return {
    shown,
    start: (filters: Filters) => void run({ filters, parts: [], rows: 0, total: null, after: null }),
    goOn: () => {
      if (arrived.current) void run(arrived.current);
    },
    cancel: () => {
      running.current?.abort();
      arrived.current = null;
      setShown({ kind: 'idle' });
    },
  };
}

async function nextPart(before: Arrived, signal: AbortSignal): Promise<Arrived> {
  const { filters, parts, rows, after } = before;
  const query = { ...filterQuery(filters), ...(after !== null && { after }) };
  const part = await call(exportClientRequests, { query, signal });
  const counted = part.total?.isExact ? part.total.totalCount : null;
  return {
    filters,
    parts: [...parts, part.csv],
    rows: rows + part.rows,
    total: part.total ? counted : before.total,
    after: part.next,
  };
}
