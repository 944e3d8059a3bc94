import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import {
  builtInStatuses,
  consoleStatuses,
  type StatusDefinition,
} from '@portal/contract/configuration/catalogues/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { followsChanges } from '../../../lib/dataChanges.ts';
import { useSession } from '../../../lib/session/session.ts';

/** What staff change is seen everywhere within a minute; the server remembers the list for half of it. */
const FRESH_MS = 30_000;

const requestStatusesQuery = queryOptions({
  ...followsChanges,
  queryKey: ['requestStatuses'],
  queryFn: ({ signal }) => call(listRequestStatuses, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});

/** The configured statuses; until they arrive and when they cannot be had, the list that the console or the client side falls back to. */
export function useRequestStatuses(): readonly StatusDefinition[] {
  const session = useSession();
  const fallback = session && isStaffRole(session.role) ? consoleStatuses : builtInStatuses;
  return useQuery(requestStatusesQuery).data ?? fallback;
}
