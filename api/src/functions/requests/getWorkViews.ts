import type { DataOf } from '@portal/contract/endpoint.ts';
import { workViews } from '@portal/contract/requests/catalogs/workViews.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { readOverviewCounters } from '../../data/views/overview.ts';
import { countFromOverview } from '../../domain/requests/list/countFromOverview.ts';
import { counterOf, type Counters } from '../../domain/requests/list/listCounters.ts';
import { NO_FILTER, viewFilter } from '../../domain/requests/list/listFilter.ts';
import { CHANGES } from '../../domain/requests/list/overviewCounters.ts';

/** GET /api/getWorkViews: the number of requests in each view, and the number of changes so far. */
endpoint(getWorkViews, async ({ caller, now }) => ({
  data: await countWorkViews(sessionOf(caller).userId, now),
}));

/** Counts the requests in each view from the counters of the overview. Reads each of their documents once. */
async function countWorkViews(staffId: string, now: Date): Promise<DataOf<typeof getWorkViews>> {
  const today = await facilityDay(now);
  const documents = new Map<string | undefined, Promise<Counters>>();
  const read = (id?: string) => {
    const counters = documents.get(id) ?? readOverviewCounters(id);
    documents.set(id, counters);
    return counters;
  };
  const counts = await Promise.all(
    workViews.map(async (view) => {
      const count = await countFromOverview({ ...NO_FILTER, ...viewFilter(view, staffId, today) }, read);
      return [view, count ?? 0] as const;
    }),
  );
  return {
    changes: counterOf(await read(), CHANGES),
    counts: Object.fromEntries(counts) as DataOf<typeof getWorkViews>['counts'],
  };
}
