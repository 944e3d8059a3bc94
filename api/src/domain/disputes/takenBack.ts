import type { Dispute } from './dispute.ts';
import { disputeStanding } from './disputeStanding.ts';

/** Whether a bank has the money of a payment back, for now or for good; null when it has not. Also of one that pays nothing any more. */
export function takenBack(disputes: readonly Dispute[], intentId: string): 'open' | 'lost' | null {
  const standings = disputes.filter((each) => each.intentId === intentId).map(disputeStanding);
  if (standings.includes('open')) return 'open';
  return standings.includes('lost') ? 'lost' : null;
}
