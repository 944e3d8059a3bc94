import { listManagedFacilities } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { listChecklistItems } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { listAuthorityChecklists } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { readDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { listTemplates } from '@portal/contract/templates/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Other people’s changes appear within this time. */
const REFRESH_MS = 30_000;
/** The refresh interval while requests are moved, so that the progress is visible. */
const MIGRATION_REFRESH_MS = 2_000;

export const refreshOptions = { staleTime: REFRESH_MS, refetchInterval: REFRESH_MS } as const;

export const managedStatusesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'statuses'],
  queryFn: ({ signal }) =>
    call(listManagedStatuses, { query: { showAll: 'true' }, signal, fallback: 'Failed to fetch statuses' }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ migration }) => migration?.state === 'running') ? MIGRATION_REFRESH_MS : REFRESH_MS,
});

export const managedFacilitiesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'facilities'],
  queryFn: ({ signal }) => call(listManagedFacilities, { signal, fallback: 'Failed to fetch facilities' }),
});

export const quickAddItemsQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'quickAddItems'],
  queryFn: ({ signal }) => call(listQuickAddItems, { signal }),
});

export const managedChecklistQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'checklist'],
  queryFn: ({ signal }) => call(listChecklistItems, { signal }),
});

export const authorityChecklistsQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'authorityChecklists'],
  queryFn: ({ signal }) => call(listAuthorityChecklists, { signal }),
});

export const managedDeadlinesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'deadlines'],
  queryFn: ({ signal }) => call(readDeadlines, { signal }),
  refetchInterval: ({ state }) => (state.data?.move?.state === 'running' ? MIGRATION_REFRESH_MS : REFRESH_MS),
});

export const managedTemplatesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'templates'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});
