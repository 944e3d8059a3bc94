import { listChecklistItems } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshOptions } from '../../../lib/query/refreshOptions.ts';

export const managedChecklistQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'checklist'],
  queryFn: ({ signal }) => call(listChecklistItems, { signal }),
});

/** The query keys of the review checklist: in the Management Center, and in the reviews. */
export const checklistKeys = [['management', 'checklist'], ['requestDetails']] as const;
