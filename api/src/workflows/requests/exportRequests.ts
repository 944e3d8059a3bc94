import type { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { BYTE_ORDER_MARK } from '@portal/contract/fields/csvRow.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { listTotalOf } from '../../domain/requests/list/listPage.ts';
import { exportHeader, exportRows } from './exportRows.ts';
import { countedParts, nonEmptyParts } from './listParts.ts';
import { rowsAfterCursor } from './rowsAfterCursor.ts';

/** Rows per call, limited by memory and by the duration of a call. */
const ROWS_PER_PART = 1000;
/** A cursor before every row. */
const START_CURSOR = '~';

/**
 * Returns one part of the list as CSV, newest rows first. Without `after`, returns the first part with header and
 * total.
 */
export async function exportRequests(
  filter: ListFilter,
  after: string | undefined,
  language: Language,
): Promise<DataOf<typeof exportClientRequests>> {
  const isFirst = after === undefined;
  const counted = isFirst ? await countedParts('all', filter) : null;
  const parts = counted?.parts ?? (await nonEmptyParts('all', filter)).parts;
  const cursor = { side: 'after', cursor: after ?? START_CURSOR } as const;
  const found = await rowsAfterCursor(parts, filter, cursor, ROWS_PER_PART + 1);
  const rows = found.slice(0, ROWS_PER_PART);
  const lines = await exportRows(rows, language);
  return {
    csv: isFirst ? BYTE_ORDER_MARK + (await exportHeader(language)) + lines : lines,
    rows: rows.length,
    next: found.length > rows.length ? rows.at(-1)!.sortKey : null,
    total: counted && listTotalOf(counted.counts),
  };
}
