import { previewRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { endpoint } from '../../http/endpoint.ts';
import { estimateRetention } from '../../workflows/retention/estimateRetention.ts';

/** GET /api/previewRetention: what tonight would delete if files were kept for so many days. */
endpoint(previewRetention, async ({ query: { days }, now }) => ({
  data: await estimateRetention(days, now),
}));
