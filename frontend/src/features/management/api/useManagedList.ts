import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useToasts } from '../../../components/toasts/useToasts.ts';

const FAILURES = 3;

export type ManagedList<T> =
  | { readonly state: 'loading' }
  /** Three times in a row, and there never was anything to show. */
  | { readonly state: 'failed'; readonly retry: () => void; readonly isTrying: boolean }
  | {
      readonly state: 'shown';
      readonly items: readonly T[];
      /** Not the portal's own list: it could not be had. */
      readonly isFallback: boolean;
      /** Why the latest try failed. */
      readonly problem: string | null;
      readonly retry: () => void;
      readonly isTrying: boolean;
    };

/** A list of the Management Center; `fallback` while it is not available. `failure` is said when trying again failed as well. */
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
  if (!data && errorUpdateCount >= FAILURES) return { state: 'failed', retry, isTrying: isFetching };
  return {
    state: 'shown',
    items: data ?? fallback,
    isFallback: !data,
    problem: error?.message ?? null,
    retry,
    isTrying: isFetching,
  };
}
