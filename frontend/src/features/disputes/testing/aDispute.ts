import type { DisputeView } from '@portal/contract/disputes/schemas.ts';

/** An open dispute of $25, by default. */
export function aDispute(overrides: Partial<DisputeView> = {}): DisputeView {
  return {
    disputeId: 'du_1',
    paymentIntentId: 'pi_1',
    state: 'open',
    status: 'needs_response',
    reason: 'product_not_received',
    amount: 25,
    openedAt: '2026-11-05T15:00:00.000Z',
    dueBy: '2026-11-14T15:00:00.000Z',
    ...overrides,
  };
}
