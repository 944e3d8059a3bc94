import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeState } from './disputeState.ts';

/** Something that was paid with a PaymentIntent. */
export interface Disputable {
  readonly intentId: string | null;
  readonly disputes: readonly Dispute[];
}

export interface DisputeEffect {
  /** `none` as well for one that was won. */
  readonly state: Exclude<DisputeState, 'won'> | 'none';
  /** Whether the money is away: it is not given back a second time, and what it paid for is held back. */
  readonly isHeld: boolean;
  /** Whether the bank has still to say something. */
  readonly isAwaited: boolean;
  /** Whether staff may have it paid for anew. */
  readonly mayReopen: boolean;
}

const effects: Record<DisputeEffect['state'], Omit<DisputeEffect, 'state'>> = {
  none: { isHeld: false, isAwaited: false, mayReopen: false },
  inquiry: { isHeld: false, isAwaited: true, mayReopen: false },
  open: { isHeld: true, isAwaited: true, mayReopen: false },
  lost: { isHeld: true, isAwaited: false, mayReopen: true },
};

/** What disputes of the present payment of something mean for it. */
export function disputeEffect({ intentId, disputes }: Disputable): DisputeEffect {
  const counting = disputeOf(disputes, intentId);
  const counted = counting ? disputeState(counting) : 'won';
  const state = counted === 'won' ? 'none' : counted;
  return { state, ...effects[state] };
}

/** Whether a payment pays nothing any more, because it was lost and what it paid for is to be paid anew. */
export function isReopened({ disputes }: Pick<Disputable, 'disputes'>, intentId: string): boolean {
  return disputes.some((each) => each.intentId === intentId && each.reopened !== null);
}
