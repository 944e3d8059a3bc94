import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** What staff change is seen everywhere within a minute; the server remembers the list for half of it. */
const FRESH_MS = 30_000;

/** The facilities on offer, in their configured order. */
export const facilitiesQuery = queryOptions({
  queryKey: ['facilities'],
  queryFn: ({ signal }) => call(listFacilities, { signal, fallback: 'Failed to fetch facilities' }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
