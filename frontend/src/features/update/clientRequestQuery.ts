import type { DataOf } from '@portal/contract/endpoint.ts';
import { getClientRequest } from '@portal/contract/requests/endpoints/requests.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { LookupPair } from '../requests/lookup/lookupInput.ts';

export type UpdatableRequest = DataOf<typeof getClientRequest>;

/** A request to update: by Order ID and code, or one of the signed-in client. */
export type UpdateReference = LookupPair | { readonly requestId: string };

/** Looks up a request. Does not retry automatically, because wrong codes count towards a lock. */
export function clientRequestQuery(reference: UpdateReference) {
  const query =
    'requestId' in reference
      ? { requestId: reference.requestId }
      : { orderId: reference.orderId, verificationCode: reference.code };
  return queryOptions({
    queryKey: ['clientRequest', query],
    queryFn: ({ signal }) =>
      call(getClientRequest, {
        query,
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
