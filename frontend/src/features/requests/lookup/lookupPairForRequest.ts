import type { QueryClient } from '@tanstack/react-query';
import { requestStatusQuery, type TrackedRequest } from '../api/requestStatusQuery.ts';
import { type LookupPair, lookupPairOf } from './lookupInput.ts';

/**
 * The Order ID and code with which this tab looked up a request that the session cannot open. Null if it was not looked
 * up or is no longer cached.
 */
export function lookupPairForRequest(queryClient: QueryClient, requestId: string): LookupPair | null {
  const [kind] = requestStatusQuery({ orderId: '', code: '' }).queryKey;
  for (const [key, request] of queryClient.getQueriesData<TrackedRequest>({ queryKey: [kind] })) {
    const [, orderId, code] = key;
    if (request?._id !== requestId || request.isMine) continue;
    return lookupPairOf({ orderId: String(orderId), code: String(code) });
  }
  return null;
}
