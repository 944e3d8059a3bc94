import { workReport as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { workReport } from '../../../workflows/analytics/reports/reports.ts';

/** GET /api/reports/work: what each person did. */
endpoint(entry, async ({ query, now }) => ({ data: await workReport(query, now) }));
