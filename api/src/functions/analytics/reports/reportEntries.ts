import { reportEntries as entry } from '@portal/contract/analytics/reports/endpoints.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { reportEntries } from '../../../workflows/analytics/reports/entries.ts';

/** GET /api/reports/entries: the entries behind a figure of a report. */
endpoint(entry, async ({ query, now }) => ({ data: await reportEntries(query, now) }));
