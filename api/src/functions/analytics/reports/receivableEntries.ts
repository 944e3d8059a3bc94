import { receivableEntries as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { receivableEntries } from '../../../workflows/analytics/reports/entries.ts';

/** GET /api/reports/receivables/entries: what law firms owe now. */
endpoint(entry, async ({ query, now }) => ({ data: await receivableEntries(query, now) }));
