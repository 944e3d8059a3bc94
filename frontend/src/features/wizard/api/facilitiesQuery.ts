import { listFacilities } from '@portal/contract/endpoints/configuration.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The facilities on offer, in their configured order. */
export const facilitiesQuery = queryOptions({
  queryKey: ['facilities'],
  queryFn: ({ signal }) => call(listFacilities, { signal }),
  staleTime: 5 * 60_000,
});
