import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';
import { type Disputable, disputeEffect } from './disputeEffect.ts';

interface ReviewReason {
  readonly reason: Extract<UnmatchedReason, 'disputed' | 'dispute-lost' | 'won-after-reopening'>;
  readonly cents: number;
}

/**
 * Why staff have to review a disputed payment: the bank has not decided, the dispute is lost, or it was won after staff
 * reopened the item for payment. Null if no review is needed.
 */
export function disputeReviewReason(
  { intentId: currentIntentId, disputes }: Disputable,
  intentId: string,
): ReviewReason | null {
  const { isUndecided, state } = disputeEffect({ intentId, disputes });
  const cents = disputeOf(disputes, intentId)?.cents ?? 0;
  if (isUndecided) return { reason: 'disputed', cents };
  // A lost payment that was not owed needs no review: the payer has the money back.
  if (state === 'lost') return currentIntentId === intentId ? { reason: 'dispute-lost', cents } : null;
  const wonLate = disputes.find(
    (each) => each.intentId === intentId && each.reopened !== null && disputeState(each) === 'won',
  );
  return wonLate ? { reason: 'won-after-reopening', cents: wonLate.cents } : null;
}
