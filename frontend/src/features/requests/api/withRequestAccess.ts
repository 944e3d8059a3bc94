import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/apiError.ts';
import type { LookupPair } from '../lookup/typedLookup.ts';
import { requestDetailsQuery } from './requestDetailsQuery.ts';
import { requestStatusQuery, type TrackedRequest } from './requestStatusQuery.ts';

/** A request that was looked up by order id and code, and how to look it up again. */
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

/** Access for a screen that shows the request to its holder or client. */
export type ClientViewAccess = LookupAccess | (SessionAccess & { readonly request: RequestView });

/**
 * Makes a call about a request. One that was looked up takes the token of the look-up; a token that has run out is
 * renewed by looking the request up again, once. Throws ApiError.
 */
export async function withRequestAccess<T>(
  queryClient: QueryClient,
  access: CallAccess,
  ask: (requestAccess: string | undefined) => Promise<T>,
): Promise<T> {
  if (access.pair === null) return ask(undefined);
  try {
    return await ask(access.request.requestAccess);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
  const renewed = await queryClient.fetchQuery({ ...requestStatusQuery(access.pair), staleTime: 0 });
  return ask(renewed.requestAccess);
}

/** The query key of the request for either kind of access. */
export function queryKeyOf({ request, pair }: CallAccess): readonly unknown[] {
  return pair === null ? requestDetailsQuery(request._id).queryKey : requestStatusQuery(pair).queryKey;
}
