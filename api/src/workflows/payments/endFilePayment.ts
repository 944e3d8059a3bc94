import { CURRENCY } from '@portal/contract/fields/money.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { fundsWithdrawn } from '../../domain/disputes/fundsWithdrawn.ts';
import { isRefundDue } from '../../domain/files/withdrawFile.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { recordFileRefund } from '../../domain/payments/refunds/recordFileRefund.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { closeIntent } from './closeIntent.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { resolvePayment } from '../reconciliation/resolvePayment.ts';
import { refundFilePayment } from './refundFilePayment.ts';
import { settleIntent } from './settleIntent.ts';

/** Banks take months to decide a dispute. */
const DISPUTE_WAIT_MS = 6 * 3_600_000;

interface FilePaymentRef {
  readonly fileId: string;
  /** Whether an admin requested a refund. */
  readonly refund: boolean;
}

/**
 * Ends the payment of a withdrawn file. Cancels an open payment. Settles one that just arrived, which refunds it. Refunds
 * the payment of a paid file on request, or lists it for an admin.
 */
export async function endFilePayment(
  request: RequestDocument,
  { fileId, refund }: FilePaymentRef,
  now: Date,
  log: Log,
): Promise<Outcome> {
  const file = request.files[fileId];
  if (!file || file.withdrawnAt === null || file.intentId === null) return done;
  if (isRefundDue(file)) {
    if (refund) return refundWithdrawn(request, file, now);
    await listForReview(request, file.intentId, 'file-withdrawn', now);
    return done;
  }
  if (file.paidAt !== null || (await closeIntent(file.intentId)) === 'closed') return done;
  const { pendingTasks } = await settleIntent(file.intentId, now, log);
  return { kind: 'done', next: pendingTasks };
}

/** Refunds the payment of a withdrawn file. Idempotent. Waits while the payment is disputed. */
export async function refundWithdrawn(
  request: RequestDocument,
  { fileId, intentId, disputes }: RequestFile,
  now: Date,
): Promise<Outcome> {
  const file = request.files[fileId];
  if (!file || intentId === null || !isRefundDue(file)) return done;
  if (fundsWithdrawn(disputes, intentId) === 'open') {
    return { kind: 'later', next: [], retryAfterMs: DISPUTE_WAIT_MS };
  }
  if ((await refundFilePayment(request, intentId, fileId)) === 'failed') {
    await listForReview(request, intentId, 'refund-failed', now);
    return done;
  }
  const { request: refunded, pendingTasks } = await changeRequest(
    request.requestId,
    (found) => recordFileRefund(found, fileId, intentId, now),
    now,
  );
  if (refundsDue(refunded, intentId).length > 0)
    await listForReview(refunded, intentId, 'file-withdrawn', now);
  else await resolvePayment(intentId, { by: SYSTEM, byName: null, note: '' }, now);
  return { kind: 'done', next: pendingTasks };
}

/** The withdrawn files that a PaymentIntent paid for and that are not refunded. A combined payment can have several. */
function refundsDue({ files }: RequestDocument, intentId: string): RequestFile[] {
  return Object.values(files).filter((file) => file.intentId === intentId && isRefundDue(file));
}

async function listForReview(
  request: RequestDocument,
  intentId: string,
  reason: 'file-withdrawn' | 'refund-failed',
  now: Date,
): Promise<void> {
  const { requestId, combinedPayments } = request;
  const amountCents = refundsDue(request, intentId).reduce((sum, { chargeCents }) => sum + chargeCents, 0);
  const metadata = { kind: combinedPayments[intentId] ? 'combined' : 'file' };
  const seen = { intentId, metadata, amountCents, currency: CURRENCY };
  await recordUnmatchedPayment({ ...seen, reason, requestId }, now);
}
