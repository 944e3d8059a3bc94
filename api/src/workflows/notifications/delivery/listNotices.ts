import { NOTICE_PAGE } from '@portal/contract/notifications/endpoints.ts';
import type { SentNotice } from '@portal/contract/notifications/schemas.ts';
import { readNotices } from '../../../data/requests/notices.ts';
import type { StoredNotice } from '../../../domain/notifications/delivery/sentNotice.ts';
import { activityPage, parseActivityCursor } from '../../../domain/requests/views/activityPage.ts';
import { recipientIdOf } from './recipients.ts';

/** A page of the notices of a request, newest first. */
export async function listNotices(
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
