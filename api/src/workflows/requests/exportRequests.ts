import type {
  exportClientRequests,
  exportSelectedRequests,
} from '@portal/contract/requests/endpoints/requestExport.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { BYTE_ORDER_MARK } from '@portal/contract/fields/csvRow.ts';
import {
  type ListFilter,
  type ListSort,
  sortField,
  startCursor,
} from '../../domain/requests/list/listFilter.ts';
import { listTotalOf } from '../../domain/requests/list/listPage.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { workListRow } from '../../domain/requests/list/workListRow.ts';
import { exportHeader, exportRows } from './exportRows.ts';
import { countedParts } from './listParts.ts';
import { rowsAfterCursor } from './rowsAfterCursor.ts';

/** Rows per call, limited by memory and by the duration of a call. */
const ROWS_PER_PART = 1000;
/** Requests of a selection that are read at once. */
const MAX_CONCURRENT = 20;

/** Returns one part of the list as CSV. Without `after`, returns the first part with header and total. */
export async function exportRequests(
  filter: ListFilter,
  { after, sortBy, sortOrder }: ListSort & { after?: string | undefined },
  language: Language,
): Promise<DataOf<typeof exportClientRequests>> {
  const isFirst = after === undefined;
  const sort = { sortBy, sortOrder };
  const { parts, counts } = await countedParts('all', filter, sort, null);
  const cursor = { side: 'after', cursor: after ?? startCursor(sort), sort } as const;
  const found = await rowsAfterCursor(parts, filter, cursor, ROWS_PER_PART + 1);
  const rows = found.slice(0, ROWS_PER_PART);
  const lines = await exportRows(rows, language);
  return {
    csv: isFirst ? BYTE_ORDER_MARK + (await exportHeader(language)) + lines : lines,
    rows: rows.length,
    next: found.length > rows.length ? rows.at(-1)![sortField(sort)] : null,
    total: isFirst ? listTotalOf(counts) : null,
  };
}

/** Returns the selected requests that exist as CSV, in the given order, and the IDs of the others. */
export async function exportSelection(
  selected: readonly { readonly requestId: string }[],
  language: Language,
): Promise<DataOf<typeof exportSelectedRequests>> {
  const unique = [...new Set(selected.map(({ requestId }) => requestId))];
  const requests: RequestDocument[] = [];
  for (let from = 0; from < unique.length; from += MAX_CONCURRENT) {
    const found = await Promise.all(unique.slice(from, from + MAX_CONCURRENT).map(readRequest));
    requests.push(...found.flatMap((stored) => stored?.value ?? []));
  }
  const lines = await exportRows(requests.map(workListRow), language);
  const found = new Set(requests.map(({ requestId }) => requestId));
  return {
    csv: BYTE_ORDER_MARK + (await exportHeader(language)) + lines,
    rows: requests.length,
    notFound: unique.filter((requestId) => !found.has(requestId)),
  };
}
