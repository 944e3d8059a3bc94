import { analytics, type AnalyticsQuery } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { RequestedSpan } from '../../domain/analytics/span.ts';
import { endpoint } from '../../http/endpoint.ts';
import { analyticsReport } from '../../workflows/analytics/analyticsReport.ts';

/** GET /api/analytics: earnings and cases of a period or a range of days; of all time without either. */
endpoint(analytics, async ({ query, now }) => ({ data: await analyticsReport(askedBy(query), now) }));

function askedBy({ period = 'all', startDate, endDate }: AnalyticsQuery): RequestedSpan {
  return startDate && endDate ? { kind: 'range', startDate, endDate } : { kind: 'period', period };
}
