import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

/** The dashboard choices of the signed-in staff member. */
export const workspaceQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['workspace'],
  queryFn: ({ signal }) => call(readWorkspace, { signal }),
  staleTime: Infinity,
});
