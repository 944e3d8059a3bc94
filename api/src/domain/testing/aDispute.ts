import type { Dispute } from '../disputes/dispute.ts';

/** An open dispute of $10.00 paid with `pi_1`, with the given fields changed. */
export function aDispute(changed: Partial<Dispute> = {}): Dispute {
  return {
    disputeId: 'du_1',
    intentId: 'pi_1',
    cents: 1000,
    reason: 'fraudulent',
    status: 'needs_response',
    openedAt: '2026-03-12T08:00:00.000Z',
    dueBy: '2026-03-21T08:00:00.000Z',
    lossHistory: [],
    reopened: null,
    ...changed,
  };
}
