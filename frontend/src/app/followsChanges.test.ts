import { expect, it } from 'vitest';
import { activityQuery } from '../features/activity/api/activityQuery.ts';
import { invoicesQuery } from '../features/invoices/api/invoicesQuery.ts';
import { requestListQuery } from '../features/requestList/requestListQuery.ts';
import { readListAddress } from '../features/requestList/rules/listAddress.ts';
import { dashboardAnalyticsQuery } from '../features/staffDashboard/api/dashboardAnalyticsQuery.ts';
import { unsettledPaymentsQuery } from '../features/payments/api/unsettledPaymentsQuery.ts';
import { submissionsQuery } from '../features/submissions/api/submissionsQuery.ts';
import { requestDetailsQuery } from '../features/tracker/api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../features/tracker/api/requestStatusQuery.ts';
import { noFilters } from '../features/submissions/rules/queueAddress.ts';

it.each([
  ['list', requestListQuery({ ...readListAddress(new URLSearchParams()), beside: null })],
  ['queue', submissionsQuery(noFilters)],
  ['request', requestDetailsQuery('req_1')],
  ['looked-up request', requestStatusQuery({ orderId: 'A', code: '7K3M9-QX2TB' })],
  ['invoices', invoicesQuery('req_1')],
  ['activity', activityQuery('req_1', 'all')],
  ['dashboard', dashboardAnalyticsQuery],
  ['payments', unsettledPaymentsQuery('open')],
])('the %s follows what other tabs change', (_, { meta }) => {
  expect(meta).toMatchObject({ followsChanges: true });
});
