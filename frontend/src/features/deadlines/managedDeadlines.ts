import { readDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { MIGRATION_REFRESH_MS, REFRESH_MS, refreshOptions } from '../../lib/query/refreshOptions.ts';

export const managedDeadlinesQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'deadlines'],
  queryFn: ({ signal }) => call(readDeadlines, { signal }),
  refetchInterval: ({ state }) => (state.data?.move?.state === 'running' ? MIGRATION_REFRESH_MS : REFRESH_MS),
});

/** The query keys of the deadlines: in the Management Center, and in the requests. */
export const deadlineKeys = [['management', 'deadlines'], ['requestDetails']] as const;
