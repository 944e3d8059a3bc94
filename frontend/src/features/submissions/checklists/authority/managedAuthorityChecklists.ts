import { listAuthorityChecklists } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { refreshOptions } from '../../../../lib/query/refreshOptions.ts';

export const authorityChecklistsQuery = queryOptions({
  ...refreshOptions,
  queryKey: ['management', 'authorityChecklists'],
  queryFn: ({ signal }) => call(listAuthorityChecklists, { signal }),
});

/** The query keys of the checklists of authorities: in the Management Center, and in the reviews. */
export const authorityChecklistKeys = [
  ['management', 'authorityChecklists'],
  ['management', 'authorityChecklistHistory'],
  ['requestDetails'],
] as const;
