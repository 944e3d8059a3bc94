import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { queryRows, type ShownRow } from './queryRows.ts';

/** Matching rows of all partitions together, newest first: `take` rows after the first `skip`. */
export async function readRows(
  pks: readonly string[],
  filter: ListFilter,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, skip + take)));
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey < b.sortKey ? 1 : -1))
    .slice(skip, skip + take);
}
