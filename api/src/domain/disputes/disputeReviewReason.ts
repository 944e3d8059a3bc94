import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';
import { type Disputable, disputeEffect } from './disputeEffect.ts';

interface Why {
  readonly reason: Extract<UnmatchedReason, 'disputed' | 'dispute-lost' | 'won-after-reopening'>;
  readonly cents: number;
}

/**
 * Why staff have to look into a payment that was disputed: the bank has not decided, it has decided against us, or it
 * has come back after what it paid for was opened again. Null for one that they need not look into.
 */
export function disputeReviewReason(
  { intentId: paying, disputes }: Disputable,
  intentId: string,
): Why | null {
  const { isAwaited, state } = disputeEffect({ intentId, disputes });
  const cents = disputeOf(disputes, intentId)?.cents ?? 0;
  if (isAwaited) return { reason: 'disputed', cents };
  // Another payment than the one that pays was not owed: it is where it belongs.
  if (state === 'lost') return paying === intentId ? { reason: 'dispute-lost', cents } : null;
  const late = disputes.find(
    (each) => each.intentId === intentId && each.reopened !== null && disputeState(each) === 'won',
  );
  return late ? { reason: 'won-after-reopening', cents: late.cents } : null;
}
