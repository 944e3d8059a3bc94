import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

const weights: Record<DisputeState, number> = { won: 0, inquiry: 1, open: 2, lost: 3 };

/** The dispute of a payment that weighs most; null without one, and where what was lost is paid for anew. */
export function disputeOf(disputes: readonly Dispute[], intentId: string | null): Dispute | null {
  return disputes
    .filter((each) => each.intentId === intentId && each.reopened === null)
    .reduce<Dispute | null>((most, each) => (most && weightOf(most) >= weightOf(each) ? most : each), null);
}

function weightOf(dispute: Dispute): number {
  return weights[disputeState(dispute)];
}
