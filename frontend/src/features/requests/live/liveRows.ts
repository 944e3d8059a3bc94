import type { PresentPerson } from '@portal/contract/requests/live/schemas.ts';
import { createContext } from 'react';

export interface LiveRows {
  readonly changed: ReadonlySet<string>;
  /** Requests that no longer match the filters. */
  readonly left: ReadonlySet<string>;
  /** Other staff who have a request open. */
  readonly present: ReadonlyMap<string, readonly PresentPerson[]>;
  /** The row that was focused last; null for none. */
  readonly active: string | null;
  /** J or K left the page `from`: for the next one (1), whose first row gets the focus, or the one before (-1). */
  readonly step: { readonly by: 1 | -1; readonly from: number } | null;
}

export const noLiveRows: LiveRows = {
  changed: new Set(),
  left: new Set(),
  present: new Map(),
  active: null,
  step: null,
};

interface LiveContext {
  readonly live: LiveRows;
  /** The row that Tab reaches: the one that was focused last, or the first. */
  readonly tabStop: string | undefined;
  readonly change: (changed: Partial<LiveRows>) => void;
  readonly open: (requestId: string) => void;
}

/** What rows show beside their values; null in lists of clients. */
export const LiveRowsContext = createContext<LiveContext | null>(null);
