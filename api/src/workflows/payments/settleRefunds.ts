import { requestOfIntent } from '../../data/requestIdentity.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { failedRefundCents } from '../../domain/invoices/refunds/failedRefundCents.ts';
import { recordRefund } from '../../domain/invoices/refunds/recordRefund.ts';
import { recordStripeRefunds } from '../../domain/payments/refunds/recordStripeRefunds.ts';
import { findRefundByStripe } from '../../domain/invoices/refunds/findRefundByStripe.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import {
  refundedTotalCents,
  hasUnknownRefunds,
  failedFileRefundCents,
  type RefundFacts,
} from '../../domain/reconciliation/refundFacts.ts';
import {
  unchangedSettlement,
  settledWith,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { refundsOf } from '../../services/payments/refundsOf.ts';
import { listDisputed } from '../disputes/listDisputed.ts';
import { recordFailedRefund } from './recordFailedRefund.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';

/**
 * Updates the portal with the refunds of a PaymentIntent at Stripe. A refund made outside the portal, or a failed one,
 * is listed for staff.
 */
export async function settleRefunds(intent: IntentFacts, now: Date): Promise<Settlement> {
  const recorded = await recordRefunds(intent, now);
  if (!recorded) return unchangedSettlement;
  const { request, refunds, pendingTasks } = recorded;
  const { requestId } = request;
  const failedFileCents = failedFileRefundCents(request, intent, refunds);
  if (failedFileCents > 0) {
    const reason = 'refund-failed';
    const amountCents = failedFileCents + failedRefundCents(request, intent.id);
    await recordUnmatchedPayment({ ...intent, intentId: intent.id, amountCents, reason, requestId }, now);
    return { ...unmatched(reason, requestId), pendingTasks };
  }
  if (hasUnknownRefunds(request, intent.id, refunds)) {
    const reason = 'refunded-at-stripe';
    const amountCents = refundedTotalCents(refunds);
    await recordUnmatchedPayment({ ...intent, intentId: intent.id, amountCents, reason, requestId }, now);
    return { ...unmatched(reason, requestId), pendingTasks };
  }
  // A payment that was fully refunded outside the portal needs no other refund.
  const isFullyRefunded = refundedTotalCents(refunds) >= intent.amountCents;
  if (isFullyRefunded || !(await recordFailedRefund(request, intent.id, now)))
    return settledWith(pendingTasks);
  return { ...unmatched('refund-failed', requestId), pendingTasks };
}

/** Like `settleRefunds`, for a payment that is listed because of a dispute. Its refunds can change the reason. */
export async function settleRefundsOfDisputed(intent: IntentFacts, now: Date): Promise<Settlement> {
  const recorded = await recordRefunds(intent, now);
  if (!recorded) return unchangedSettlement;
  const { request, pendingTasks } = recorded;
  if (pendingTasks.length > 0) await listDisputed(request, intent, now);
  return settledWith(pendingTasks);
}

interface RecordedRefunds {
  readonly request: RequestDocument;
  readonly refunds: readonly RefundFacts[];
  readonly pendingTasks: readonly TaskRef[];
}

/** Records the states of the refunds that the portal made, and those made outside it. Null if the request does not exist. */
async function recordRefunds(intent: IntentFacts, now: Date): Promise<RecordedRefunds | null> {
  const refunds = await refundsOf(intent.id);
  const requestId = requestOfIntent(intent.metadata);
  if (!requestId) return null;
  const stored = await readRequest(requestId);
  if (!stored) return null;
  let request = stored.value;
  const pendingTasks: TaskRef[] = [];
  for (const refund of refunds) {
    const changed = await recordState(request, intent.id, refund, now);
    request = changed.request;
    pendingTasks.push(...changed.pendingTasks);
  }
  const recorded = await changeRequest(
    requestId,
    (found) => recordStripeRefunds(found, intent.id, refunds, now),
    now,
  );
  return { request: recorded.request, refunds, pendingTasks: [...pendingTasks, ...recorded.pendingTasks] };
}

async function recordState(
  request: RequestDocument,
  intentId: string,
  { status, amountCents: cents, metadata }: RefundFacts,
  now: Date,
): Promise<{ readonly request: RequestDocument; readonly pendingTasks: readonly TaskRef[] }> {
  const known = findRefundByStripe(request, { refundId: metadata['refundId'], intentId, cents });
  if (!known) return { request, pendingTasks: [] };
  const state = stateOf(status);
  const ref = { invoiceId: known.invoiceId, refundId: known.refund.refundId };
  return changeRequest(request.requestId, (found) => recordRefund(found, ref, state, now), now);
}

/** A pending refund counts as done. */
function stateOf(status: RefundFacts['status']): 'done' | 'failed' {
  return status === 'failed' || status === 'canceled' ? 'failed' : 'done';
}
