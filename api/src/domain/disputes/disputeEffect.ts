import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';

/** A fee, file or invoice that is paid with a PaymentIntent. */
export interface Disputable {
  readonly intentId: string | null;
  readonly disputes: readonly Dispute[];
  /** For an invoice: its payment outside the portal; null if there was none. With one, no PaymentIntent counts. */
  readonly settlement?: object | null;
}

export interface DisputeEffect {
  /** `none` also for a dispute that was won. */
  readonly state: Exclude<DisputeState, 'won'> | 'none';
  /** Whether the bank holds the money, so that the payment cannot be refunded and the file is blocked. */
  readonly isHeld: boolean;
  /** Whether the bank has not decided yet. */
  readonly isUndecided: boolean;
  /** Whether staff can reopen the item for payment. */
  readonly canReopen: boolean;
}

const effects: Record<DisputeEffect['state'], Omit<DisputeEffect, 'state'>> = {
  none: { isHeld: false, isUndecided: false, canReopen: false },
  inquiry: { isHeld: false, isUndecided: true, canReopen: false },
  open: { isHeld: true, isUndecided: true, canReopen: false },
  lost: { isHeld: true, isUndecided: false, canReopen: true },
};

/** The PaymentIntent that pays an item; null if there is none, or if it was paid outside the portal. */
export const currentIntentId = ({ intentId, settlement = null }: Omit<Disputable, 'disputes'>) =>
  settlement === null ? intentId : null;

/** The effect of the disputes of an item's current payment. */
export function disputeEffect(item: Disputable): DisputeEffect {
  const dispute = disputeOf(item.disputes, currentIntentId(item));
  const disputed = dispute ? disputeState(dispute) : 'won';
  const state = disputed === 'won' ? 'none' : disputed;
  return { state, ...effects[state] };
}

/** Whether a payment was lost and staff reopened its item for payment, so that it no longer counts. */
export function isReopened({ disputes }: Pick<Disputable, 'disputes'>, intentId: string): boolean {
  return disputes.some((each) => each.intentId === intentId && each.reopened !== null);
}
