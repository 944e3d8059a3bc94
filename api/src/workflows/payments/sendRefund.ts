import { changeRequest } from '../../data/requests/changeRequest.ts';
import { fundsWithdrawn } from '../../domain/disputes/fundsWithdrawn.ts';
import { recordRefund } from '../../domain/invoices/refunds/recordRefund.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { refundPart } from '../../services/payments/refundPart.ts';
import { recordFailedRefund } from './recordFailedRefund.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/** Banks take months to decide a dispute. */
const DISPUTE_WAIT_MS = 6 * 3_600_000;

interface RefundRef {
  readonly invoiceId: string;
  readonly refundId: string;
}

/**
 * Sends a refund that the request has recorded, and records Stripe's result. Idempotent. Waits while the payment is
 * disputed. A failed refund is listed for staff.
 */
export async function sendRefund(request: RequestDocument, ref: RefundRef, now: Date): Promise<Outcome> {
  const { requestId, invoices } = request;
  const refund = invoices[ref.invoiceId]?.refunds.find(({ refundId }) => refundId === ref.refundId);
  if (refund?.state === 'failed') await recordFailedRefund(request, refund.intentId, now);
  if (refund?.state !== 'pending') return done;
  const { disputes } = invoices[ref.invoiceId]!;
  const withdrawal = fundsWithdrawn(disputes, refund.intentId);
  if (withdrawal === 'open') return { kind: 'later', next: [], retryAfterMs: DISPUTE_WAIT_MS };
  // The bank has already returned the money.
  const state = withdrawal === 'lost' ? 'failed' : await refundPart({ ...refund, requestId });
  const { pendingTasks } = await changeRequest(
    requestId,
    (found) => recordRefund(found, ref, state, now),
    now,
  );
  return { kind: 'done', next: pendingTasks };
}
