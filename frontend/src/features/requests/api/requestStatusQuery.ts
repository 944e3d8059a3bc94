import type { DataOf } from '@portal/contract/endpoint.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import type { LookupPair } from '../lookup/lookupInput.ts';
import { scanRefetchInterval } from './scanRefetchInterval.ts';

/** The response to a lookup: the request with a token that opens its files. */
export type TrackedRequest = DataOf<typeof getRequestStatus>;

const FRESH_MS = 10_000;
/** Lifetime of the access token of a lookup. The response is kept in memory only. */
const ACCESS_MS = 30 * 60_000;

/**
 * Looks up a request by Order ID and code. Does not retry automatically, because each wrong code counts towards the lock
 * of the Order ID.
 */
export function requestStatusQuery(pair: LookupPair) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['requestStatus', pair.orderId, pair.code],
    queryFn: ({ signal }) =>
      call(getRequestStatus, {
        query: { orderId: pair.orderId, verificationCode: pair.code },
        signal,
        fallback: 'Error retrieving request. Please try again.',
      }),
    staleTime: FRESH_MS,
    gcTime: ACCESS_MS,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
    refetchOnReconnect: (query) => query.state.status === 'success',
    refetchInterval: scanRefetchInterval,
  });
}
