import { noticeHistory } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { readNoticesNow } from '../../data/configuration/notices.ts';
import { historyPage } from '../../domain/configuration/notices/historyPage.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/noticeHistory?before: the 50 changes before a given one. */
endpoint(noticeHistory, async ({ query: { before } }) => ({
  data: historyPage(await readNoticesNow(), before),
}));
