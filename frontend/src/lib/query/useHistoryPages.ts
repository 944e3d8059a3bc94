import { useInfiniteQuery } from '@tanstack/react-query';
import { refreshOptions } from './refreshOptions.ts';

interface Page<Change> {
  readonly history: readonly Change[];
  readonly hasOlder: boolean;
}

/** A history, newest first, in pages. `numberOf`: what the next page comes before. */
export function useHistoryPages<Change, Loaded extends Page<Change>>(
  key: string,
  load: (query: { before?: number }, signal: AbortSignal) => Promise<Loaded>,
  numberOf: (change: Change) => number,
) {
  return useInfiniteQuery({
    ...refreshOptions,
    queryKey: ['management', key],
    queryFn: ({ pageParam: before, signal }) => load(before === undefined ? {} : { before }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ history, hasOlder }) => {
      const oldest = history.at(-1);
      return hasOlder && oldest ? numberOf(oldest) : undefined;
    },
  });
}
