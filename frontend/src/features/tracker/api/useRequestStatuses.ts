import { builtInStatuses, type StatusDefinition } from '@portal/contract/catalogues/statuses.ts';
import { listRequestStatuses } from '@portal/contract/endpoints/configuration.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { followsChanges } from '../../../lib/dataNews.ts';

/** What staff change is seen everywhere within a minute; the server remembers the list for half of it. */
const FRESH_MS = 30_000;

const requestStatusesQuery = queryOptions({
  ...followsChanges,
  queryKey: ['requestStatuses'],
  queryFn: ({ signal }) => call(listRequestStatuses, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});

/** The configured statuses; the built-in ones until they arrive and when they cannot be had. */
export function useRequestStatuses(): readonly StatusDefinition[] {
  return useQuery(requestStatusesQuery).data ?? builtInStatuses;
}
