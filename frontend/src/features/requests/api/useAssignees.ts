import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const FRESH_MS = 5 * 60_000;

export const assigneesQuery = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call(listAssignees, { signal }),
  staleTime: FRESH_MS,
});

/** Everybody to whom a request can be assigned, once that is known; nobody for clients, who do not ask. */
export function useAssignees(isStaff: boolean) {
  return useQuery({ ...assigneesQuery, enabled: isStaff }).data ?? [];
}
