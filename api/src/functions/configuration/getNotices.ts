import { readNotices as entry } from '@portal/contract/configuration/endpoints/notices.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getNotices: whom to ask, and what is said of the processing fee. */
endpoint(entry, async () => {
  const { feeNotice, support } = await readNotices();
  return { data: { feeNotice, support } };
});
