import { revenueReport as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { revenueReport } from '../../../workflows/analytics/reports/reports.ts';

/** GET /api/reports/revenue: what was paid, refunded and lost in disputes. */
endpoint(entry, async ({ query, now }) => ({ data: await revenueReport(query, now) }));
