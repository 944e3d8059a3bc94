import type { ListPart } from '../../data/views/listMonths.ts';
import { readRowsAfterCursor, type ShownRow } from '../../data/views/queryRows.ts';
import type { CursorSide } from '../../data/views/rowConditions.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';

/**
 * Returns up to `take` rows after or before a cursor, in list order. `parts`: in the order of the list; reads only as many
 * parts as needed.
 */
export async function rowsAfterCursor(
  parts: readonly ListPart[],
  filter: ListFilter,
  cursor: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const isAfter = cursor.side === 'after';
  const candidates = parts.filter(({ month }) => month === null || mayContainRows(month, cursor));
  const rows: ShownRow[] = [];
  for (const { pks } of isAfter ? candidates : candidates.toReversed()) {
    rows.push(...(await readRowsAfterCursor(pks, filter, cursor, take - rows.length)));
    if (rows.length === take) break;
  }
  return isAfter ? rows : rows.reverse();
}

/** Months are listed newest first. A cursor starts with an instant, and so with a month. */
function mayContainRows(month: string, { side, cursor }: CursorSide): boolean {
  const cursorMonth = cursor.slice(0, 7);
  return side === 'after' ? month <= cursorMonth : month >= cursorMonth;
}
