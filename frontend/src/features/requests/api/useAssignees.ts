import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const FRESH_MS = 5 * 60_000;

export const assigneesQuery = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call(listAssignees, { signal }),
  staleTime: FRESH_MS,
});

/** The people to whom requests can be assigned. Empty while loading and for clients. */
export function useAssignees(isStaff: boolean) {
  return useQuery({ ...assigneesQuery, enabled: isStaff }).data ?? [];
}
