import { failedRefundCents } from '../invoices/refunds/failedRefundCents.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';
import { currentIntentId, type Disputable, disputeEffect } from './disputeEffect.ts';
import { fundsWithdrawn } from './fundsWithdrawn.ts';

interface ReviewReason {
  readonly reason: (typeof reasons)[number];
  readonly cents: number;
}

const reasons = ['disputed', 'dispute-lost', 'won-after-reopening'] as const;

/** A payment at Stripe. */
interface ReviewedPayment {
  readonly id: string;
  readonly amountCents: number;
  /** Refunds that are done or pending. */
  readonly refundedCents: number;
}

/**
 * The one reason for which staff have to review a disputed payment, whatever happened first. A failed refund comes before
 * its disputes: it can be repeated as long as the bank has not withdrawn the money, and a refund ends an inquiry. Null if
 * no review is needed, also for an inquiry about a payment that is refunded.
 */
export function paymentReviewReason(
  request: Pick<RequestDocument, 'invoices'>,
  paidItems: readonly Disputable[],
  { id, amountCents, refundedCents }: ReviewedPayment,
): ReviewReason | { readonly reason: 'refund-failed'; readonly cents: number } | null {
  const isRefunded = refundedCents >= amountCents;
  const failedCents = isRefunded ? 0 : failedRefundCents(request, id);
  if (failedCents > 0) return { reason: 'refund-failed', cents: failedCents };
  const review = disputeReviewReason(paidItems, id);
  const isHeld = paidItems.some(({ disputes }) => fundsWithdrawn(disputes, id) !== null);
  return review?.reason === 'disputed' && isRefunded && !isHeld ? null : review;
}

/**
 * Why staff have to review a disputed payment: the bank has not decided, the dispute is lost, or it was won after staff
 * reopened an item for payment. Null if no review is needed. The amount is that of all items with this reason.
 */
export function disputeReviewReason(paidItems: readonly Disputable[], intentId: string): ReviewReason | null {
  const found = paidItems.map((each) => reasonOf(each, intentId)).filter((each) => each !== null);
  const reason = reasons.find((each) => found.some((one) => one.reason === each));
  if (!reason) return null;
  const affected = found.filter((each) => each.reason === reason);
  return { reason, cents: affected.reduce((sum, { cents }) => sum + cents, 0) };
}

function reasonOf(item: Disputable, intentId: string): ReviewReason | null {
  const { disputes } = item;
  const { isUndecided, state } = disputeEffect({ intentId, disputes });
  const cents = disputeOf(disputes, intentId)?.cents ?? 0;
  if (isUndecided) return { reason: 'disputed', cents };
  // A lost payment that was not owed needs no review: the payer has the money back.
  if (state === 'lost') return currentIntentId(item) === intentId ? { reason: 'dispute-lost', cents } : null;
  const wonLate = disputes.find(
    (each) => each.intentId === intentId && each.reopened !== null && disputeState(each) === 'won',
  );
  return wonLate ? { reason: 'won-after-reopening', cents: wonLate.cents } : null;
}
