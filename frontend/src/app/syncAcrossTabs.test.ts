import { expect, it } from 'vitest';
import { activityQuery } from '../features/audit/api/activityQuery.ts';
import { dashboardAnalyticsQuery } from '../features/dashboard/staff/api/dashboardAnalyticsQuery.ts';
import { invoicesQuery } from '../features/invoices/api/invoicesQuery.ts';
import { unmatchedPaymentsQuery } from '../features/reconciliation/api/unmatchedPaymentsQuery.ts';
import { requestDetailsQuery } from '../features/requests/api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../features/requests/api/requestStatusQuery.ts';
import { requestPageQuery } from '../features/worklist/requestPageQuery.ts';
import { readListParams } from '../features/worklist/rules/listParams.ts';
import { submissionQueueQuery } from '../features/submissions/api/submissionQueueQuery.ts';
import { noQueueFilters } from '../features/submissions/rules/queueParams.ts';

it.each([
  ['list', requestPageQuery({ ...readListParams(new URLSearchParams()), anchor: null })],
  ['queue', submissionQueueQuery(noQueueFilters)],
  ['request', requestDetailsQuery('req_1')],
  ['looked-up request', requestStatusQuery({ orderId: 'A', code: '7K3M9-QX2TB' })],
  ['invoices', invoicesQuery('req_1')],
  ['activity', activityQuery('req_1', 'all')],
  ['dashboard', dashboardAnalyticsQuery],
  ['payments', unmatchedPaymentsQuery('open')],
])('the %s is refetched when another tab changes data', (_, { meta }) => {
  expect(meta).toMatchObject({ syncAcrossTabs: true });
});
