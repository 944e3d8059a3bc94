import type { DataOf } from '@portal/contract/endpoint.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import type { LookupPair } from '../lookup/typedLookup.ts';
import { scanRefetchInterval } from './scanRefetchInterval.ts';

/** A request as the look-up answers it, with the token that opens its files. */
export type TrackedRequest = DataOf<typeof getRequestStatus>;

const FRESH_MS = 10_000;
/** As long as the access that a look-up gives; kept in memory alone. */
const HELD_MS = 30 * 60_000;

/**
 * The request behind an order id and its code. Failures are not repeated by themselves: each wrong code counts
 * towards the lock of the order id, so only the person decides to ask again.
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
    gcTime: HELD_MS,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
    refetchOnReconnect: (query) => query.state.status === 'success',
    refetchInterval: scanRefetchInterval,
  });
}
