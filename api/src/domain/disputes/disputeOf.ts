import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

const severities: Record<DisputeState, number> = { won: 0, inquiry: 1, open: 2, lost: 3 };

/** The most severe dispute of a payment; null if there is none, or only disputes whose item was reopened for payment. */
export function disputeOf(disputes: readonly Dispute[], intentId: string | null): Dispute | null {
  return disputes
    .filter((each) => each.intentId === intentId && each.reopened === null)
    .reduce<Dispute | null>(
      (worst, each) => (worst && severityOf(worst) >= severityOf(each) ? worst : each),
      null,
    );
}

function severityOf(dispute: Dispute): number {
  return severities[disputeState(dispute)];
}
