import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import type { ActivityGroup } from '@portal/contract/requests/schemas/requestActivity.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

/** The activity of a request, newest first, in pages. Always reloaded when shown. */
export function activityQuery(requestId: string, group: ActivityGroup) {
  return infiniteQueryOptions({
    ...syncAcrossTabs,
    queryKey: ['requestActivity', requestId, group],
    queryFn: ({ pageParam, signal }) =>
      call(getRequestActivity, {
        query: { requestId, group, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
