import type { ListPart } from '../../data/views/listMonths.ts';
import type { ShownRow } from '../../data/views/queryRows.ts';
import { readRowsAfterCursor } from '../../data/views/readRowsAfterCursor.ts';
import type { CursorSide } from '../../data/views/rowConditions.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';

/** Up to `take` rows next to a cursor of a list, in the order of the list. `parts` newest first; parts far from the cursor are not read. */
export async function rowsAfterCursor(
  parts: readonly ListPart[],
  filter: ListFilter,
  beyond: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const isAfter = beyond.side === 'after';
  const near = parts.filter(({ month }) => month === null || mayHold(month, beyond));
  const rows: ShownRow[] = [];
  for (const { pks } of isAfter ? near : near.toReversed()) {
    rows.push(...(await readRowsAfterCursor(pks, filter, beyond, take - rows.length)));
    if (rows.length === take) break;
  }
  return isAfter ? rows : rows.reverse();
}

/** A cursor begins with its instant, which begins with its month. */
function mayHold(month: string, { side, cursor }: CursorSide): boolean {
  const ofCursor = cursor.slice(0, 7);
  return side === 'after' ? month <= ofCursor : month >= ofCursor;
}
