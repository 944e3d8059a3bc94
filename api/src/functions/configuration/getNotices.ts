import { readNotices as entry } from '@portal/contract/configuration/endpoints/notices.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getNotices: the support contact and the fee notice. */
endpoint(entry, async () => {
  const { feeNotice, support } = await readNotices();
  return { data: { feeNotice, support } };
});
