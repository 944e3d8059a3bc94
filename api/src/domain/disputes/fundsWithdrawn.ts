import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

/** Whether the bank withdrew the funds of a payment: `open` during a dispute, `lost` permanently, null if not. Includes payments whose item was reopened. */
export function fundsWithdrawn(disputes: readonly Dispute[], intentId: string): 'open' | 'lost' | null {
  const states = disputes.filter((each) => each.intentId === intentId).map(disputeState);
  if (states.includes('open')) return 'open';
  return states.includes('lost') ? 'lost' : null;
}
