import { getRequestNotices, NOTICE_PAGE } from '@portal/contract/notifications/endpoints.ts';
import type { SentNotice } from '@portal/contract/notifications/schemas.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { suppressedOf, undeliveredOf } from '../../workflows/notifications/delivery/undeliveredOf.ts';
import { readNotices } from '../../data/requests/notices.ts';
import type { StoredNotice } from '../../domain/notifications/delivery/sentNotice.ts';
import { activityPage, parseActivityCursor } from '../../domain/requests/views/activityPage.ts';
import { recipientIdOf } from '../../workflows/notifications/delivery/recipients.ts';

/** GET /api/getRequestNotices: what was sent about a request, and what became of it. */
endpoint(getRequestNotices, async ({ query: { requestId, cursor } }) => {
  const request = (await readRequest(requestId))?.value;
  if (!request) throw notFound('Request not found');
  const [page, undelivered, suppressed] = await Promise.all([
    listNotices(requestId, cursor),
    undeliveredOf(request),
    cursor === undefined ? suppressedOf(request) : [],
  ]);
  return { data: { ...page, undelivered, ...(suppressed.length > 0 && { suppressed }) } };
});

/** A page of the notices of a request, newest first. */
async function listNotices(
  requestId: string,
  cursor: string | undefined,
): Promise<{ notices: SentNotice[]; nextCursor: string | null }> {
  const from = parseActivityCursor(cursor);
  const limit = NOTICE_PAGE + from.skip + 1;
  const found = await readNotices({ requestId, until: from.at, limit });
  const { events, nextCursor } = activityPage(found, from, NOTICE_PAGE);
  return { notices: events.map(noticeView), nextCursor };
}

function noticeView(notice: StoredNotice): SentNotice {
  const { messageId, requestId, userId, at, kind, channel, recipient, to, language, state, states } = notice;
  return {
    noticeId: messageId,
    kind,
    channel,
    recipient,
    recipientId: recipientIdOf(requestId, { recipient, userId }),
    to,
    language,
    sentAt: at,
    state,
    states,
  };
}
