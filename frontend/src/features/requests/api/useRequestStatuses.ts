import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import {
  builtInStatuses,
  consoleStatuses,
  type StatusDefinition,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Changes by staff appear within a minute: 30 seconds here plus 30 seconds of server cache. */
const FRESH_MS = 30_000;

const requestStatusesQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['requestStatuses'],
  queryFn: ({ signal }) => call(listRequestStatuses, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});

/** The configured statuses. While loading and after errors, the built-in list for staff or clients. */
export function useRequestStatuses(): readonly StatusDefinition[] {
  const session = useSession();
  const fallback = session && isStaffRole(session.role) ? consoleStatuses : builtInStatuses;
  return useQuery(requestStatusesQuery).data ?? fallback;
}
