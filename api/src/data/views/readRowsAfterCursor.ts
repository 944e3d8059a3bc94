import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { queryRows, type ShownRow } from './queryRows.ts';
import type { CursorSide } from './rowConditions.ts';

/** The `take` rows nearest to a place of the list, on one side of it and nearest first, over all partitions given. */
export async function readRowsAfterCursor(
  pks: readonly string[],
  filter: ListFilter,
  beyond: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, take, beyond)));
  const sign = beyond.side === 'after' ? 1 : -1;
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey < b.sortKey ? sign : -sign))
    .slice(0, take);
}
