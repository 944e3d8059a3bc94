import { listUnmatchedPayments } from '@portal/contract/reconciliation/endpoints.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

export type PaymentsState = 'open' | 'resolved';

export const UNMATCHED_PAYMENTS = 'unmatchedPayments';

/** Refresh interval while a comparison runs, so that its end appears within seconds. */
const RUNNING_REFRESH_MS = 3_000;

/** Payments that the portal could not settle, newest first, in pages, with the last comparison. */
export function unmatchedPaymentsQuery(state: PaymentsState) {
  return infiniteQueryOptions({
    ...syncAcrossTabs,
    queryKey: [UNMATCHED_PAYMENTS, state],
    queryFn: ({ pageParam, signal }) =>
      call(listUnmatchedPayments, {
        query: { state, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.lastRun?.state === 'running' ? RUNNING_REFRESH_MS : false,
  });
}
