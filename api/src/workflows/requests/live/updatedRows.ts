import type { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { overviewPartitions } from '../../../data/views/listPartitions.ts';
import { readRowsWithIds } from '../../../data/views/queryRows.ts';
import { type ListFilter, NEWEST_FIRST, NO_FILTER } from '../../../domain/requests/list/listFilter.ts';
import { listTotalOf } from '../../../domain/requests/list/listPage.ts';
import { countedParts } from '../listParts.ts';
import { staffItems } from '../listRequests.ts';

/** Returns the rows of these requests, which of them match a filter, and how many requests match it. */
export async function updatedRows(
  filter: ListFilter,
  ids: readonly string[],
): Promise<NonNullable<DataOf<typeof getLiveList>['update']>> {
  const pks = overviewPartitions();
  const [rows, matching, { counts }] = await Promise.all([
    readRowsWithIds(pks, NO_FILTER, ids),
    readRowsWithIds(pks, filter, ids),
    countedParts('all', filter, NEWEST_FIRST, null),
  ]);
  const { totalCount, isExact } = listTotalOf(counts);
  return {
    rows: await staffItems(rows),
    matching: matching.map(({ requestId }) => requestId),
    totalCount,
    countIsExact: isExact,
  };
}
