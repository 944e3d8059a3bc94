import type { DisputeState } from '@portal/contract/disputes/schemas.ts';
import { isCountedPayment } from '../payments/isCountedPayment.ts';
import { SYSTEM } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { Dispute, DisputeFacts } from './dispute.ts';
import { disputeChange } from './disputeChange.ts';
import { nextLossHistory } from './lossHistory.ts';
import { disputeState } from './disputeState.ts';
import { type DisputedItem, paidItem } from './disputedItem.ts';

/** The stored dispute; null if it is new. */
export function findDispute(
  request: RequestDocument,
  disputedItem: DisputedItem,
  disputeId: string,
): Dispute | null {
  return paidItem(request, disputedItem)?.disputes.find((each) => each.disputeId === disputeId) ?? null;
}

/** Records the facts of a dispute; null if they are known. Lost earnings are recorded on the day of the loss. */
export function recordDispute(
  request: RequestDocument,
  disputedItem: DisputedItem,
  facts: DisputeFacts,
  now: Date,
): Change | null {
  const item = paidItem(request, disputedItem);
  if (!item) return null;
  const known = findDispute(request, disputedItem, facts.disputeId);
  if (known && isSame(known, facts)) return null;
  const state = disputeState(facts);
  const isCounted = isCountedPayment(item, facts.intentId);
  const dispute: Dispute = {
    ...facts,
    lossHistory: nextLossHistory(known?.lossHistory ?? [], state, isCounted ? facts.cents : null, now),
    reopened: known?.reopened ?? null,
  };
  const { disputeId, intentId, cents, status: to, reason } = facts;
  const details = { disputeId, intentId, cents, reason, from: known?.status ?? null, to };
  const notifications: TaskStep[] = mustNotifyStaff(known, state)
    ? [{ kind: 'notify-staff-of-dispute', disputeId, state }]
    : [];
  return disputeChange(
    request,
    disputedItem,
    dispute,
    { action: 'disputed', by: SYSTEM, details },
    notifications,
    now,
  );
}

/** Whether a dispute is unchanged between two reads. */
export function isSameDispute(one: Dispute | null, other: Dispute | null): boolean {
  return one === null || other === null ? one === other : isSame(one, other);
}

function isSame(known: Dispute, { status, cents, dueBy, reason }: Omit<DisputeFacts, 'disputeId'>): boolean {
  return known.status === status && known.cents === cents && known.dueBy === dueBy && known.reason === reason;
}

/** Staff are notified when a dispute is new, when an inquiry becomes a dispute, and when it is lost. */
function mustNotifyStaff(known: Dispute | null, state: DisputeState): boolean {
  return state !== 'won' && (!known || disputeState(known) !== state);
}
