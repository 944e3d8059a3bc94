import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

/** The number of requests in each view. */
export const workViewsQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['workViews'],
  queryFn: ({ signal }) => call(getWorkViews, { signal }),
  refetchOnWindowFocus: ({ state }) => state.status === 'success' && 'always',
});
