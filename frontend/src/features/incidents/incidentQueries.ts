import { incidentsOfRequest } from '@portal/contract/incidents/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { syncAcrossTabs } from '../../lib/dataChanges.ts';

/** The key of all queries about incidents. */
export const INCIDENTS_KEY = ['incidents'] as const;

/** The incidents of a request, newest first. */
export function incidentsQuery(requestId: string) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: [...INCIDENTS_KEY, requestId],
    queryFn: ({ signal }) => call(incidentsOfRequest, { query: { requestId }, signal }),
    staleTime: 10_000,
  });
}
