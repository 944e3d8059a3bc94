import { listManagedFacilities } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const managedFacilitiesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'facilities'],
  queryFn: ({ signal }) => call(listManagedFacilities, { signal, fallback: 'Failed to fetch facilities' }),
});

/** The query keys of the facilities: in the Management Center, and on the pages that offer them. */
export const facilityKeys = [['management', 'facilities'], ['facilities']] as const;
