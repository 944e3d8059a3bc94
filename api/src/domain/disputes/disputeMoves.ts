import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import type { Dispute } from './dispute.ts';
import { disputeState } from './disputeState.ts';

type Moves = Dispute['moves'];

/**
 * The moves of a dispute after it reached a state.
 * @param cents the amount that was counted as earned; null if the payment was never counted
 */
export function withNextFundsMovement(
  moves: Moves,
  state: DisputeState,
  cents: number | null,
  now: Date,
): Moves {
  const last = moves.at(-1);
  const at = now.toISOString();
  if (state === 'won' && last?.kind === 'lost') {
    return [...moves, { kind: 'regained', cents: last.cents, at }];
  }
  const lostCents = cents ?? last?.cents ?? null;
  if (state === 'lost' && last?.kind !== 'lost' && lostCents !== null) {
    return [...moves, { kind: 'lost', cents: lostCents, at }];
  }
  return moves;
}

/** The disputes of an item that is now paid. A dispute lost before the payment was recorded gets its lost move here. */
export function disputesOfPaid(disputes: readonly Dispute[], intentId: string, now: Date): Dispute[] {
  return disputes.map((dispute) =>
    dispute.intentId === intentId
      ? { ...dispute, moves: withNextFundsMovement(dispute.moves, disputeState(dispute), dispute.cents, now) }
      : dispute,
  );
}
