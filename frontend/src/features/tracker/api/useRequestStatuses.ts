import { builtInStatuses, type StatusDefinition } from '@portal/contract/catalogues/statuses.ts';
import { listRequestStatuses } from '@portal/contract/endpoints/configuration.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const FRESH_MS = 5 * 60_000;

const requestStatusesQuery = queryOptions({
  queryKey: ['requestStatuses'],
  queryFn: ({ signal }) => call(listRequestStatuses, { signal }),
  staleTime: FRESH_MS,
});

/** The configured statuses; the built-in ones until they arrive and when they cannot be had. */
export function useRequestStatuses(): readonly StatusDefinition[] {
  return useQuery(requestStatusesQuery).data ?? builtInStatuses;
}
