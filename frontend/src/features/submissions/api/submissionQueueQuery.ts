import type { QueryInputOf } from '@portal/contract/endpoint.ts';
import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import type { QueueFilters } from '../rules/queueParams.ts';

export const SUBMISSIONS = 'submissions';

/** Decisions of others appear within this time. */
const REFRESH_MS = 30_000;

/** The queue in pages. The previous result stays while another one loads. */
export function submissionQueueQuery(filters: QueueFilters) {
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== '');
  const query: QueryInputOf<typeof getSubmissions> = Object.fromEntries(activeFilters);
  return infiniteQueryOptions({
    ...syncAcrossTabs,
    queryKey: [SUBMISSIONS, filters],
    queryFn: ({ pageParam, signal }) =>
      call(getSubmissions, { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    // Others may change the queue at any time.
    refetchOnWindowFocus: ({ state }) => state.status === 'success' && 'always',
  });
}
