import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { queryRows, type ShownRow } from './queryRows.ts';
import type { CursorSide } from './rowConditions.ts';

/** The `take` matching rows of all partitions nearest to the cursor, on one side of it, nearest first. */
export async function readRowsAfterCursor(
  pks: readonly string[],
  filter: ListFilter,
  position: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, take, position)));
  const sign = position.side === 'after' ? 1 : -1;
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey < b.sortKey ? sign : -sign))
    .slice(0, take);
}
