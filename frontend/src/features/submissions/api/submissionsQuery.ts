import type { QueryInputOf } from '@portal/contract/endpoint.ts';
import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import type { QueueFilters } from '../rules/queueAddress.ts';

export const SUBMISSIONS = 'submissions';

/** What others decide is seen within this time. */
const SEEN_WITHIN_MS = 30_000;

/** The queue in its order, page by page. While another one is fetched, the one before stays. */
export function submissionsQuery(filters: QueueFilters) {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const query: QueryInputOf<typeof getSubmissions> = Object.fromEntries(set);
  return infiniteQueryOptions({
    ...syncAcrossTabs,
    queryKey: [SUBMISSIONS, filters],
    queryFn: ({ pageParam, signal }) =>
      call(getSubmissions, { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: SEEN_WITHIN_MS,
    // Others change it at any time: what is looked at again is loaded again.
    refetchOnWindowFocus: (asked) => asked.state.status === 'success' && 'always',
  });
}
