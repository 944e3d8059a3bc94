import { listSavedViews } from '@portal/contract/workspace/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

const FRESH_MS = 30_000;

/** The own and the shared saved views, by name. */
export const savedViewsQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['savedViews'],
  queryFn: ({ signal }) => call(listSavedViews, { signal }),
  staleTime: FRESH_MS,
});
