import { getRequestNotices } from '@portal/contract/notifications/endpoints.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { syncAcrossTabs } from '../../lib/dataChanges.ts';

export function noticesKey(requestId: string) {
  return ['requestNotices', requestId] as const;
}

/** The notices about a request, newest first, in pages. Always reloaded when shown. */
export function noticesQuery(requestId: string) {
  return infiniteQueryOptions({
    ...syncAcrossTabs,
    queryKey: noticesKey(requestId),
    queryFn: ({ pageParam, signal }) =>
      call(getRequestNotices, {
        query: { requestId, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
        fallback: 'Failed to load the notices',
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
