import { search } from '@portal/contract/search/endpoints.ts';
import type { ResultGroup } from '@portal/contract/search/schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Each call is recorded in the audit trail, so results count as current for a while. */
const FRESH_MS = 60_000;

/** The first part of the keys of all searches. */
export const SEARCHES = 'search';

/** The first results of every kind, with the text that found them. Not retried: the person decides. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: [SEARCHES, text],
    queryFn: async ({ signal }) => ({
      text,
      ...(await call(search, { body: { text }, onlyReads: true, signal, fallback: 'The search failed' })),
    }),
    staleTime: FRESH_MS,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** The results of one kind by pages, which begin with those of the first search. `searchedAt`: when that was, in ms. */
export function resultPagesQuery(text: string, group: ResultGroup, searchedAt: number) {
  const { kind } = group;
  return infiniteQueryOptions({
    queryKey: [SEARCHES, text, kind, searchedAt],
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === null) return group;
      const body = { text, kind, after: pageParam };
      const { groups } = await call(search, { body, onlyReads: true, signal, fallback: 'The search failed' });
      return groups.find((each) => each.kind === kind) ?? { kind, results: [], next: null };
    },
    initialPageParam: null as string | null,
    initialData: { pages: [group], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    retry: false,
  });
}
