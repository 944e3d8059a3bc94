import { getLiveList } from '@portal/contract/requests/live/endpoints.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { readPresenceBoard } from '../../../data/requests/live/presenceBoard.ts';
import { readOverviewCounters } from '../../../data/views/overview.ts';
import { counterOf } from '../../../domain/requests/list/listCounters.ts';
import { listFilter } from '../../../domain/requests/list/listFilter.ts';
import { CHANGES } from '../../../domain/requests/list/overviewCounters.ts';
import { othersPresent } from '../../../domain/requests/live/presence.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { sessionOf } from '../../../workflows/accounts/sessionOf.ts';
import { updatedRows } from '../../../workflows/requests/live/updatedRows.ts';

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
