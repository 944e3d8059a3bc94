import type { DataOf } from '@portal/contract/endpoint.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { LookupPair } from '../requests/lookup/lookupInput.ts';

export type UpdatableRequest = DataOf<typeof getClientRequest>;

/** Looks up a request by Order ID and code. Does not retry automatically, because wrong codes count towards a lock. */
export function clientRequestQuery(pair: LookupPair) {
  return queryOptions({
    queryKey: ['clientRequest', pair.orderId, pair.code],
    queryFn: ({ signal }) =>
      call(getClientRequest, {
        query: { orderId: pair.orderId, verificationCode: pair.code },
        signal,
        fallback: 'Error retrieving request. Please try again.',
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
