import type { DisputeView } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';
import { type Disputable, disputeEffect } from './disputeEffect.ts';

/** Disputes as staff see them; an empty object if there are none. */
export function staffDisputeViews(disputes: readonly Dispute[]): { disputes?: DisputeView[] } {
  return disputes.length === 0 ? {} : { disputes: disputes.map(disputeView) };
}

/** A dispute as the payer sees it. Inquiries are hidden from the payer. */
export function payerDisputeView(paid: Disputable): { disputed?: 'open' | 'lost' } {
  const { state } = disputeEffect(paid);
  return state === 'open' || state === 'lost' ? { disputed: state } : {};
}

/** A dispute as staff see it. */
export function disputeView(dispute: Dispute): DisputeView {
  const { disputeId, intentId, status, reason, cents, openedAt, dueBy, reopened } = dispute;
  const needsResponse = status.endsWith('needs_response');
  return {
    disputeId,
    paymentIntentId: intentId,
    state: disputeState(dispute),
    status,
    reason,
    amount: cents / 100,
    openedAt,
    ...(dueBy !== null && needsResponse && { dueBy }),
    ...(reopened && { reopenedAt: reopened.at }),
  };
}
