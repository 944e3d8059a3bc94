import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/apiError.ts';
import type { LookupPair } from '../lookup/lookupInput.ts';
import { requestDetailsKey } from './requestDetailsKey.ts';
import { requestStatusQuery, type TrackedRequest } from './requestStatusQuery.ts';

/** A request that was looked up, with the Order ID and code to repeat the lookup. */
export interface LookupAccess {
  readonly request: TrackedRequest;
  readonly pair: LookupPair;
}

/** A request opened with the session of a signed-in user. */
interface SessionAccess {
  readonly request: Pick<RequestView, '_id'>;
  readonly pair: null;
}

/** Access for a call about one request: by lookup or by session. */
export type CallAccess = LookupAccess | SessionAccess;

/** Access for a screen that shows the request to its client or holder. */
export type ClientViewAccess = LookupAccess | (SessionAccess & { readonly request: RequestView });

/**
 * Makes a call about a request. For a looked-up request, passes its access token. If the token has expired, repeats the
 * lookup and the call once. If the code was replaced, the lookup fails, and the server's message about the token says more
 * than a request that was not found. Throws ApiError.
 */
export async function withRequestAccess<T>(
  queryClient: QueryClient,
  access: CallAccess,
  makeCall: (requestAccess: string | undefined) => Promise<T>,
): Promise<T> {
  if (access.pair === null) return makeCall(undefined);
  let refusal: ApiError;
  try {
    return await makeCall(access.request.requestAccess);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
    refusal = error;
  }
  const renewed = await queryClient
    .fetchQuery({ ...requestStatusQuery(access.pair), staleTime: 0 })
    .catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'not_found' ? refusal : error;
    });
  return makeCall(renewed.requestAccess);
}

/** The query key of the request for either kind of access. */
export function queryKeyOf({ request, pair }: CallAccess): readonly unknown[] {
  return pair === null ? requestDetailsKey(request._id) : requestStatusQuery(pair).queryKey;
}
