import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';
import { currentIntentId, type Disputable, disputeEffect } from './disputeEffect.ts';

interface ReviewReason {
  readonly reason: (typeof reasons)[number];
  readonly cents: number;
}

const reasons = ['disputed', 'dispute-lost', 'won-after-reopening'] as const;

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
