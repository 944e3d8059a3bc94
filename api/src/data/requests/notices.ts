import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import {
  applyReport,
  type StoredNotice,
  storedNotice,
} from '../../domain/notifications/delivery/sentNotice.ts';
import { createDocument, readDocument } from '../documents.ts';
import { replaceInPartition } from '../ifMatch.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { RECORD_SECONDS } from './partition.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const TYPE = 'notice';

const idOf = (messageId: string) => `notice|${messageId}`;

/** Kept as long as the events of the request: it is evidence of what was sent to whom. */
const documentOf = (notice: StoredNotice) => ({
  ...notice,
  id: idOf(notice.messageId),
  type: TYPE,
  ttl: RECORD_SECONDS,
});

/** Stores a notice when it was sent. A repeated call changes nothing. */
export async function saveNotice(notice: StoredNotice): Promise<void> {
  await createDocument('requests', documentOf(notice));
}

/** Adds a report to a notice, once. Null if the notice is not stored (yet). */
export async function reportNotice(
  requestId: string,
  messageId: string,
  report: NoticeStateChange,
): Promise<StoredNotice | null> {
  return retryOnConflict('the notice', async () => {
    const stored = await readDocument('requests', idOf(messageId), requestId, storedNotice);
    const changed = stored && applyReport(stored.value, report);
    if (!changed) return succeeded(stored?.value ?? null);
    const isSaved = await replaceInPartition('requests', documentOf(changed), requestId, stored.etag);
    return isSaved ? succeeded(changed) : writeConflict;
  });
}

interface NoticeQuery {
  readonly requestId: string;
  /** The latest instant to include. */
  readonly until: string;
  readonly limit: number;
}

/** The newest notices of a request up to an instant, newest first. */
export async function readNotices({ requestId, until, limit }: NoticeQuery): Promise<StoredNotice[]> {
  return query(
    requestId,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.at <= @value ORDER BY c.at DESC`,
    until,
  );
}

/** How many notices to the same address are read to find one that was delivered. */
const MAX_LATER = 100;

/** Whether an email about the request that was sent to the address after an instant was delivered. */
export async function isDeliveredSince(requestId: string, addressKey: string, at: string): Promise<boolean> {
  const later = await query(
    requestId,
    `SELECT TOP ${MAX_LATER} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.at > @value ORDER BY c.at DESC`,
    at,
  );
  return later.some((notice) => notice.addressKey === addressKey && notice.state === 'delivered');
}

function query(requestId: string, text: string, value: string): Promise<StoredNotice[]> {
  return queryDocuments('requests', requestId, storedNotice, text, { requestId, type: TYPE, value });
}
