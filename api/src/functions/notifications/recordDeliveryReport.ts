import type { InvocationContext } from '@azure/functions';
import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import { recordReportArrival } from '../../data/notifications/reportArrivals.ts';
import { type DeliveryReport, readDeliveryReport } from '../../services/email/delivery/deliveryReport.ts';
import { DELIVERY_REPORT_QUEUE } from '../../services/email/delivery/deliveryReportQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { type Log, logOf } from '../../telemetry/log.ts';
import { addressKeyOf } from '../../data/notifications/addressKey.ts';
import {
  changeBounces,
  readBounces,
  recordBounce,
  recordOtherFailure,
} from '../../data/notifications/bounces.ts';
import { readSentEmail, type SentEmail } from '../../data/notifications/sentEmails.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { isDeliveredSince, reportNotice } from '../../data/requests/notices.ts';
import {
  afterDelivery,
  hasFailedUntil,
  requestIdsOf,
} from '../../domain/notifications/delivery/addressBounces.ts';
import { isRefusal, noticeChangeOf } from '../../domain/notifications/delivery/deliveryStatus.ts';
import type { StoredNotice } from '../../domain/notifications/delivery/sentNotice.ts';
import { endUndelivered, markUndelivered } from '../../domain/notifications/delivery/undelivered.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** When a report about an email that the portal does not know is looked at again: its notice is stored after it was sent. */
const RETRY_SECONDS = [5, 60, 600];

/**
 * Queue trigger: records what became of an email. A failed message comes again and then goes to the poison queue. A report
 * about an unknown email, such as one of another portal on the same email service, is dropped after a few attempts.
 */
export async function recordDeliveryReport(message: unknown, context: InvocationContext): Promise<void> {
  const log = logOf(context);
  const report = readDeliveryReport(message, new Date());
  if (!report) return log.warn('event that is not a delivery report');
  await recordReportArrival(new Date());
  if (await applyDeliveryReport(report, log)) return;
  const { messageId, status, attempts } = report;
  const seconds = RETRY_SECONDS[attempts];
  if (seconds === undefined) return log.warn('delivery report about an unknown email', { messageId, status });
  await sendToQueue(DELIVERY_REPORT_QUEUE, againAs(message, report), seconds * 1000);
}

function againAs(message: unknown, { attempts }: DeliveryReport): object {
  return { ...(message as object), attempts: attempts + 1 };
}

/**
 * Applies the delivery report of an email to its notice and its address. Reports can be repeated and in any order.
 * Returns false if the portal does not know the email, whose notice may not be stored yet.
 */
async function applyDeliveryReport(report: DeliveryReport, log: Log): Promise<boolean> {
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
