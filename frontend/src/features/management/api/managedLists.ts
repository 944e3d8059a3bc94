import { listManagedFacilities } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** What others change is seen within this time. */
const SEEN_WITHIN_MS = 30_000;
/** While requests move, so that their progress does. */
const PROGRESS_MS = 2_000;

const kept = { staleTime: SEEN_WITHIN_MS, refetchInterval: SEEN_WITHIN_MS } as const;

export const managedStatusesQuery = queryOptions({
  ...kept,
  queryKey: ['management', 'statuses'],
  queryFn: ({ signal }) =>
    call(listManagedStatuses, { query: { showAll: 'true' }, signal, fallback: 'Failed to fetch statuses' }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ migration }) => migration?.state === 'running') ? PROGRESS_MS : SEEN_WITHIN_MS,
});

export const managedFacilitiesQuery = queryOptions({
  ...kept,
  queryKey: ['management', 'facilities'],
  queryFn: ({ signal }) => call(listManagedFacilities, { signal, fallback: 'Failed to fetch facilities' }),
});

export const quickAddItemsQuery = queryOptions({
  ...kept,
  queryKey: ['management', 'quickAddItems'],
  queryFn: ({ signal }) => call(listQuickAddItems, { signal }),
});
