import { previewRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { endpoint } from '../../http/endpoint.ts';
import { estimateRetention } from '../../workflows/retention/estimateRetention.ts';

/** GET /api/previewRetention: what the next run would delete with another number of days. */
endpoint(previewRetention, async ({ query: { days }, now }) => ({
  data: await estimateRetention(days, now),
}));
