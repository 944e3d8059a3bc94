import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Changes by staff appear within a minute: 30 seconds here plus 30 seconds of server cache. */
const FRESH_MS = 30_000;

/** The facilities in configured order. */
export const facilitiesQuery = queryOptions({
  queryKey: ['facilities'],
  queryFn: ({ signal }) => call(listFacilities, { signal, fallback: 'Failed to fetch facilities' }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
