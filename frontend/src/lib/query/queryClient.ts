import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../apiError.ts';
import { markIntervals, RepeatAwareQueryCache } from './repeatedFetch.ts';

markIntervals();

const RETRIES = 2;

/** A retry helps only if the server is unreachable or briefly down. */
function shouldRetry(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.code === 'unavailable' && failures < RETRIES;
}

/**
 * Makes calls even if the browser reports that it is offline, because it may be wrong. Queries are retried after 1 s and
 * 2 s, or after the time that the server requests (30 s at most). Only users repeat mutations.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new RepeatAwareQueryCache(),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: (attempt, error) => {
          const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
          return Math.min(retryAfterSeconds ? retryAfterSeconds * 1000 : 1000 * 2 ** attempt, 30_000);
        },
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
