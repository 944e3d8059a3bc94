import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import { addressKeyOf } from '../../../data/notifications/addressKey.ts';
import {
  changeBounces,
  readBounces,
  recordBounce,
  recordOtherFailure,
} from '../../../data/notifications/bounces.ts';
import { readSentEmail, type SentEmail } from '../../../data/notifications/sentEmails.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { isDeliveredSince, reportNotice } from '../../../data/requests/notices.ts';
import {
  afterDelivery,
  hasFailedUntil,
  requestIdsOf,
} from '../../../domain/notifications/delivery/addressBounces.ts';
import { isRefusal, noticeChangeOf } from '../../../domain/notifications/delivery/deliveryStatus.ts';
import type { StoredNotice } from '../../../domain/notifications/delivery/sentNotice.ts';
import { endUndelivered, markUndelivered } from '../../../domain/notifications/delivery/undelivered.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { DeliveryReport } from '../../../services/email/delivery/deliveryReport.ts';
import type { Log } from '../../../telemetry/log.ts';
import { runTasksNow } from '../../operations/outbox/runTask.ts';

/**
 * Applies the delivery report of an email to its notice and its address. Reports can be repeated and in any order.
 * Returns false if the portal does not know the email, whose notice may not be stored yet.
 */
export async function applyDeliveryReport(report: DeliveryReport, log: Log): Promise<boolean> {
  const { messageId, status } = report;
  const email = await readSentEmail(messageId);
  if (!email) return false;
  const change = noticeChangeOf(report);
  if (!change) {
    log.warn('delivery report with an unknown status', { messageId, status });
    return true;
  }
  if (report.recipient !== '' && addressKeyOf(report.recipient) !== email.addressKey) {
    log.info('delivery report of a member of a distribution list', { messageId, state: change.state });
    return true;
  }
  const notice = email.requestId === null ? null : await reportNotice(email.requestId, messageId, change);
  if (email.requestId !== null && !notice) return false;
  log.info('delivery report', { messageId, state: change.state, reason: change.reason });
  // If a report with more weight is stored for the same email, this one changes nothing else.
  if (notice && notice.state !== change.state) return true;
  if (change.state === 'delivered') await recordDelivery(email, change, log);
  else if (change.state !== 'expanded') await recordFailure(email, messageId, notice, change, log);
  return true;
}

/**
 * Removes the bounces of the address, and the marks of all requests that they were about. This includes the request of
 * the email itself, which the address may not list if too many requests share it. The marks are removed first, so that
 * a repeated report completes an interrupted call.
 */
async function recordDelivery(
  { addressKey, requestId }: SentEmail,
  { at }: NoticeStateChange,
  log: Log,
): Promise<void> {
  const stored = await readBounces(addressKey);
  const isKnown = hasFailedUntil(stored, at);
  const now = new Date();
  for (const marked of new Set([
    ...(isKnown ? requestIdsOf(stored) : []),
    ...(requestId ? [requestId] : []),
  ])) {
    const end = (request: RequestDocument) => endUndelivered(request, { addressKey, deliveredAt: at }, now);
    const { pendingTasks } = await changeRequest(marked, end, now);
    await runTasksNow(pendingTasks, now, log);
  }
  if (isKnown) await changeBounces(addressKey, (current) => afterDelivery(current, at));
}

/**
 * Marks the recipient in the request, unless a later email to the address was delivered. Only a hard bounce counts
 * against the address. Other failures are stored with the address to find the marked request later, and to know that a
 * mail server refuses our emails.
 */
async function recordFailure(
  email: SentEmail,
  messageId: string,
  notice: StoredNotice | null,
  change: NoticeStateChange,
  log: Log,
): Promise<void> {
  const { addressKey, requestId } = email;
  const { at, reason = 'other', isHard } = change;
  if (requestId !== null && (await isDeliveredSince(requestId, addressKey, at))) return;
  const failure = { messageId, at, reason, requestId };
  const isTask = requestId !== null && notice !== null && notice.recipient !== 'staff';
  if (isHard) await recordBounce(addressKey, failure);
  else if (isTask || isRefusal(reason)) await recordOtherFailure(addressKey, failure);
  if (!isTask) return;
  const now = new Date();
  const mark = (request: RequestDocument) => markUndelivered(request, notice, change, addressKeyOf, now);
  const { pendingTasks } = await changeRequest(requestId, mark, now, { key: `undelivered|${messageId}` });
  await runTasksNow(pendingTasks, now, log);
}
