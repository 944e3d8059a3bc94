import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

/** Whether a bank has the money of a payment back, for now or for good; null when it has not. Also of one that pays nothing any more. */
export function fundsWithdrawn(disputes: readonly Dispute[], intentId: string): 'open' | 'lost' | null {
  const states = disputes.filter((each) => each.intentId === intentId).map(disputeState);
  if (states.includes('open')) return 'open';
  return states.includes('lost') ? 'lost' : null;
}
