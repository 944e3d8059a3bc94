import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

type LossHistory = Dispute['lossHistory'];

/**
 * The loss history of a dispute after it reached a state.
 * @param cents the amount that was counted as earned; null if the payment was never counted
 */
export function nextLossHistory(
  history: LossHistory,
  state: DisputeState,
  cents: number | null,
  now: Date,
): LossHistory {
  const last = history.at(-1);
  const at = now.toISOString();
  if (state === 'won' && last?.kind === 'lost') {
    return [...history, { kind: 'recovered', cents: last.cents, at }];
  }
  const lostCents = cents ?? last?.cents ?? null;
  if (state === 'lost' && last?.kind !== 'lost' && lostCents !== null) {
    return [...history, { kind: 'lost', cents: lostCents, at }];
  }
  return history;
}

/** The disputes of an item that is now paid. A dispute lost before the payment was recorded gets its loss here. */
export function disputesOfPaid(disputes: readonly Dispute[], intentId: string, now: Date): Dispute[] {
  return disputes.map((dispute) =>
    dispute.intentId === intentId
      ? {
          ...dispute,
          lossHistory: nextLossHistory(dispute.lossHistory, disputeState(dispute), dispute.cents, now),
        }
      : dispute,
  );
}
