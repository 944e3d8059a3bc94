import * as z from 'zod/mini';
import {
  type NoticeDecision,
  noticeToEveryone,
  type NoticeToEveryone,
  QUIET_MS,
} from '../../domain/notifications/noticeToEveryone.ts';
import { createDocument, readDocument } from '../documents.ts';
import { replaceInPartition } from '../ifMatch.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';

const ID = 'staff-notice';
/** Longer than a notice can cover something: tasks are retried for days. */
const TTL_SECONDS = (30 * 24 * QUIET_MS) / 1000;

const schema = z.object({ key: z.string(), sentAt: z.string() });

/**
 * Decides whether all staff are notified about a request, and stores the notice before it is sent: of several processes
 * that ask at once, one may send.
 */
export async function claimNoticeToEveryone(
  requestId: string,
  occasion: Parameters<typeof noticeToEveryone>[1],
  now: Date,
): Promise<NoticeDecision> {
  return retryOnConflict('the staff notice', async () => {
    const stored = await readDocument('requests', ID, requestId, schema);
    const decision = noticeToEveryone(stored?.value ?? null, occasion, now);
    if (decision.kind !== 'send' || stored?.value.key === occasion.key) return succeeded(decision);
    const notice: NoticeToEveryone = { key: occasion.key, sentAt: now.toISOString() };
    const document = { ...notice, id: ID, requestId, type: 'staff-notice', ttl: TTL_SECONDS };
    const isStored = stored
      ? await replaceInPartition('requests', document, requestId, stored.etag)
      : await createDocument('requests', document);
    return isStored ? succeeded(decision) : writeConflict;
  });
}
