import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

const RETRIES = 2;

/** Asking again helps only when the server could not be reached or is down for a moment. */
function mayRetry(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.code === 'unavailable' && failures < RETRIES;
}

/**
 * Calls are made even when the browser believes itself offline: it may be wrong, and a call that fails says so.
 * Queries wait 1 s, then 2 s, or as long as the server asks (30 s at most). Mutations are repeated by people only.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: mayRetry,
        retryDelay: (attempt, error) => {
          const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
          return Math.min(asked ? asked * 1000 : 1000 * 2 ** attempt, 30_000);
        },
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
