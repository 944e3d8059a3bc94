import { analytics, type AnalyticsQuery } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { RequestedSpan } from '../../domain/analytics/span.ts';
import { endpoint } from '../../http/endpoint.ts';
import { analyticsReport } from '../../workflows/analytics/analyticsReport.ts';

/** GET /api/analytics: earnings and cases for a period or a range of days. Without either: for all time. */
endpoint(analytics, async ({ query, now }) => ({ data: await analyticsReport(requestedSpan(query), now) }));

function requestedSpan({ period = 'all', startDate, endDate }: AnalyticsQuery): RequestedSpan {
  return startDate && endDate ? { kind: 'range', startDate, endDate } : { kind: 'period', period };
}
