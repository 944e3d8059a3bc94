import { turnaroundReport as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { turnaroundReport } from '../../../workflows/analytics/reports/reports.ts';

/** GET /api/reports/turnaround: how long completed requests took. */
endpoint(entry, async ({ query, now }) => ({ data: await turnaroundReport(query, now) }));
