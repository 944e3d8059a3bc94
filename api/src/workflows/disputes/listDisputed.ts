import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import { itemsInDispute, paidItem } from '../../domain/disputes/disputedItem.ts';
import { paymentReviewReason } from '../../domain/disputes/disputeReviewReason.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { refundedTotalCents } from '../../domain/reconciliation/refundFacts.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { refundsOf } from '../../services/payments/refundsOf.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';
import { resolveDisputedPayment } from '../reconciliation/resolvePayment.ts';

/**
 * Lists a payment for staff if its disputes or failed refunds need a review, and resolves one that was listed because of a
 * dispute that is over. `isListed` is false if staff resolved it before. Null: there is nothing to review.
 */
export async function listDisputed(
  request: RequestDocument,
  intent: IntentFacts,
  now: Date,
): Promise<{ readonly reason: UnmatchedReason; readonly isListed: boolean } | null> {
  const { requestId } = request;
  const items = itemsInDispute(request, intent, 0).flatMap(({ item }) => paidItem(request, item) ?? []);
  // Without a dispute, Stripe is not asked about refunds here.
  const isDisputed = items.some(({ disputes }) => disputes.some((each) => each.intentId === intent.id));
  const refundedCents = isDisputed ? refundedTotalCents(await refundsOf(intent.id)) : 0;
  const review = isDisputed ? paymentReviewReason(request, items, { ...intent, refundedCents }) : null;
  if (!review) {
    await resolveDisputedPayment(intent.id, now);
    return null;
  }
  const { reason, cents: amountCents } = review;
  const finding = { ...intent, intentId: intent.id, amountCents, reason, requestId };
  return { reason, isListed: await recordUnmatchedPayment(finding, now) };
}
