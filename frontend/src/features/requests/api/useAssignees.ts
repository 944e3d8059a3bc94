import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const FRESH_MS = 5 * 60_000;

export const assigneesQuery = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call(listAssignees, { signal }),
  staleTime: FRESH_MS,
});

/**
 * The people to whom requests can be assigned, and the selected one if they left. Empty while loading and for clients.
 */
export function useAssignees(isStaff: boolean, selected = ''): readonly Assignee[] {
  const current = useQuery({ ...assigneesQuery, enabled: isStaff }).data;
  const hasLeft =
    selected.startsWith('usr_') &&
    current !== undefined &&
    !current.some(({ userId }) => userId === selected);
  const withFormer = useQuery({
    queryKey: [...assigneesQuery.queryKey, selected],
    queryFn: ({ signal }) => call(listAssignees, { query: { former: selected }, signal }),
    staleTime: FRESH_MS,
    enabled: isStaff && hasLeft,
  }).data;
  return (hasLeft ? withFormer : undefined) ?? current ?? [];
}
