import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/apiError.ts';
import type { LookupPair } from '../lookup/typedLookup.ts';
import { requestStatusQuery, type TrackedRequest } from './requestStatusQuery.ts';

/** What a call about one request needs: the request as it was looked up, and how to look it up again. */
export interface AccessTo {
  readonly request: TrackedRequest;
  readonly pair: LookupPair;
}

/**
 * Makes a call with the request-access token of the look-up. A token that has run out is renewed by looking the
 * request up again, once. Throws ApiError.
 */
export async function withRequestAccess<T>(
  queryClient: QueryClient,
  { request, pair }: AccessTo,
  ask: (requestAccess: string) => Promise<T>,
): Promise<T> {
  try {
    return await ask(request.requestAccess);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
  const renewed = await queryClient.fetchQuery({ ...requestStatusQuery(pair), staleTime: 0 });
  return ask(renewed.requestAccess);
}
