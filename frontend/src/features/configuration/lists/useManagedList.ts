import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useToasts } from '../../../components/toasts/useToasts.ts';

const MAX_FAILURES = 3;

export type ManagedList<T> =
  | { readonly state: 'loading' }
  /** Loading failed three times and no list was ever loaded. */
  | { readonly state: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | {
      readonly state: 'shown';
      readonly items: readonly T[];
      /** `items` is the fallback list, because the portal’s own list failed to load. */
      readonly isFallback: boolean;
      /** Error message of the latest attempt; null if it succeeded. */
      readonly problem: string | null;
      readonly retry: () => void;
      readonly isRetrying: boolean;
    };

/**
 * Loads a list of the Management Center. Shows `fallback` until it loads. A failed retry shows a toast with `failure`.
 */
export function useManagedList<T, Key extends QueryKey>(
  query: UseQueryOptions<T[], Error, T[], Key>,
  fallback: readonly T[],
  failure: string,
): ManagedList<T> {
  const toasts = useToasts();
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(query);
  const retry = () =>
    void refetch().then(({ isError }) => {
      if (isError) toasts.show({ type: 'error', message: failure });
    });
  if (!data && !error) return { state: 'loading' };
  if (!data && errorUpdateCount >= MAX_FAILURES) return { state: 'failed', retry, isRetrying: isFetching };
  return {
    state: 'shown',
    items: data ?? fallback,
    isFallback: !data,
    problem: error?.message ?? null,
    retry,
    isRetrying: isFetching,
  };
}
