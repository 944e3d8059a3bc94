import { expect, it } from 'vitest';
import { activityQuery } from '../features/audit/api/activityQuery.ts';
import { dashboardAnalyticsQuery } from '../features/dashboard/staff/api/dashboardAnalyticsQuery.ts';
import { invoicesQuery } from '../features/invoices/api/invoicesQuery.ts';
import { unmatchedPaymentsQuery } from '../features/reconciliation/api/unmatchedPaymentsQuery.ts';
import { requestDetailsQuery } from '../features/requests/api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../features/requests/api/requestStatusQuery.ts';
import { requestListQuery } from '../features/requests/list/requestListQuery.ts';
import { readListParams } from '../features/requests/list/rules/listParams.ts';
import { submissionsQuery } from '../features/submissions/api/submissionsQuery.ts';
import { noQueueFilters } from '../features/submissions/rules/queueParams.ts';

it.each([
  ['list', requestListQuery({ ...readListParams(new URLSearchParams()), anchor: null })],
  ['queue', submissionsQuery(noQueueFilters)],
  ['request', requestDetailsQuery('req_1')],
  ['looked-up request', requestStatusQuery({ orderId: 'A', code: '7K3M9-QX2TB' })],
  ['invoices', invoicesQuery('req_1')],
  ['activity', activityQuery('req_1', 'all')],
  ['dashboard', dashboardAnalyticsQuery],
  ['payments', unmatchedPaymentsQuery('open')],
])('the %s is refetched when another tab changes data', (_, { meta }) => {
  expect(meta).toMatchObject({ syncAcrossTabs: true });
});
