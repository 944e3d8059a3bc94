import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { MIGRATION_REFRESH_MS, REFRESH_MS, refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const managedStatusesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'statuses'],
  queryFn: ({ signal }) =>
    call(listManagedStatuses, { query: { showAll: 'true' }, signal, fallback: 'Failed to fetch statuses' }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ migration }) => migration?.state === 'running') ? MIGRATION_REFRESH_MS : REFRESH_MS,
});

/** The query keys of the statuses: in the Management Center, and on the pages that offer them. */
export const statusKeys = [['management', 'statuses'], ['requestStatuses']] as const;
