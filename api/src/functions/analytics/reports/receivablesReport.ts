import { receivablesReport as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { receivablesReport } from '../../../workflows/analytics/reports/reports.ts';

/** GET /api/reports/receivables: what is owed now. */
endpoint(entry, async ({ now }) => ({ data: await receivablesReport(now) }));
