import type { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { BYTE_ORDER_MARK } from '@portal/contract/fields/csvRow.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { totalOf } from '../../domain/requests/list/listPage.ts';
import { exportHeader, exportRows } from './exportRows.ts';
import { countedParts, filledParts } from './listParts.ts';
import { rowsAfterCursor } from './rowsAfterCursor.ts';

/** A part of the file has so many rows: few enough for memory and for the time that a call may take. */
const ROWS_OF_A_PART = 1000;
/** Comes before every place. */
const BEGINNING = '~';

/** A part of the list as CSV: the first with its header and the total, others after a place; newest first. */
export async function exportRequests(
  filter: ListFilter,
  after: string | undefined,
  language: Language,
): Promise<DataOf<typeof exportClientRequests>> {
  const isFirst = after === undefined;
  const counted = isFirst ? await countedParts('all', filter) : null;
  const parts = counted?.parts ?? (await filledParts('all', filter)).parts;
  const beyond = { side: 'after', cursor: after ?? BEGINNING } as const;
  const found = await rowsAfterCursor(parts, filter, beyond, ROWS_OF_A_PART + 1);
  const rows = found.slice(0, ROWS_OF_A_PART);
  const lines = await exportRows(rows, language);
  return {
    csv: isFirst ? BYTE_ORDER_MARK + (await exportHeader(language)) + lines : lines,
    rows: rows.length,
    next: found.length > rows.length ? rows.at(-1)!.sortKey : null,
    total: counted && totalOf(counted.counts),
  };
}
