import { dashboardAnalytics } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { syncAcrossTabs } from '../../../../lib/dataChanges.ts';

/** The figures of the dashboard. No refetch interval: the server would count it as user activity. */
export const dashboardAnalyticsQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['dashboardAnalytics'],
  queryFn: ({ signal }) => call(dashboardAnalytics, { signal }),
  refetchOnWindowFocus: (query) => query.state.status === 'success',
});
