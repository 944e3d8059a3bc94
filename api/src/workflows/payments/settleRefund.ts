import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordRefund } from '../../domain/invoices/refunds/recordRefund.ts';
import { findRefundByStripe } from '../../domain/invoices/refunds/findRefundByStripe.ts';
import { isFileRefundId } from '../../domain/payments/combined/allocation.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { Log } from '../../telemetry/log.ts';
import { readRefund } from '../../services/payments/refunds.ts';

/**
 * Updates the portal with the current state of a refund at Stripe. Ignores refunds made outside the portal. Returns the
 * pending tasks.
 */
export async function settleRefund(stripeRefundId: string, now: Date, log: Log): Promise<TaskRef[]> {
  const refund = await readRefund(stripeRefundId);
  const requestId = refund?.metadata['requestId'];
  if (!refund || !requestId) return [];
  const stored = await readRequest(requestId);
  const { intentId, cents, state } = refund;
  // Recorded when it was made. The reconciliation finds one that fails later.
  if (isFileRefundId(refund.metadata['refundId'])) return [];
  const known =
    stored && findRefundByStripe(stored.value, { refundId: refund.metadata['refundId'], intentId, cents });
  if (!known) {
    log.error('refund does not fit its invoice', { requestId, stripeRefundId, cents });
    return [];
  }
  const ref = { invoiceId: known.invoiceId, refundId: known.refund.refundId };
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => recordRefund(request, ref, state, now),
    now,
  );
  return pendingTasks;
}
