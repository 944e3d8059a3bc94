import type { DataOf } from '@portal/contract/endpoint.ts';
import { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { readPresenceBoard } from '../../../data/requests/live/presenceBoard.ts';
import { readOverviewCounters } from '../../../data/views/overview.ts';
import { counterOf } from '../../../domain/requests/list/listCounters.ts';
import {
  listFilter,
  type ListFilter,
  NEWEST_FIRST,
  NO_FILTER,
} from '../../../domain/requests/list/listFilter.ts';
import { CHANGES } from '../../../domain/requests/list/overviewCounters.ts';
import { othersPresent } from '../../../domain/requests/live/presence.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { sessionOf } from '../../../workflows/accounts/sessionOf.ts';
import { overviewPartitions } from '../../../data/views/listPartitions.ts';
import { readRowsWithIds } from '../../../data/views/queryRows.ts';
import { listTotalOf } from '../../../domain/requests/list/listPage.ts';
import { countedParts } from '../../../workflows/requests/listParts.ts';
import { staffItems } from '../../../workflows/requests/listRequests.ts';

/** GET /api/getLiveList: what changed in the shown rows of a list. Without a change, reads two documents. */
endpoint(getLiveList, async ({ query, caller, now }) => {
  const { seen } = query;
  const { userId } = sessionOf(caller);
  const ids = query.ids === '' ? [] : query.ids.split(',');
  const [counters, board] = await Promise.all([readOverviewCounters(), readPresenceBoard()]);
  // Read before the rows: a change in between is reported twice, and never missed.
  const changes = counterOf(counters, CHANGES);
  const statuses = query.search ? await requestStatuses.read() : [];
  const filter = listFilter(query, statuses, userId, await facilityDay(now));
  return {
    data: {
      changes,
      present: ids
        .map((requestId) => ({ requestId, people: othersPresent(board, requestId, userId, now) }))
        .filter(({ people }) => people.length > 0),
      update: seen === undefined || seen === changes ? null : await updatedRows(filter, ids),
    },
  };
});

/** Returns the rows of these requests, which of them match a filter, and how many requests match it. */
async function updatedRows(
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
