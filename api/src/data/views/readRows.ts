import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { queryRows, type ShownRow } from './queryRows.ts';

/** `take` rows after the first `skip` of those that a filter lets through, newest first, over all partitions given. */
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
