import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { requestOfIntent } from '../../data/requestIdentity.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type DisputedItem, disputedItem, paidItem } from '../../domain/disputes/disputedItem.ts';
import { disputeReviewReason } from '../../domain/disputes/disputeReviewReason.ts';
import { isSameDispute, knownDispute, recordDispute } from '../../domain/disputes/recordDispute.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { nothingNew, settledWith, type Settlement, unmatched } from '../../domain/payments/settlement.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { disputesOf } from '../../services/payments/disputesOf.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';
import { resolveDisputed } from '../reconciliation/resolvePayment.ts';

/** Brings the portal in line with what Stripe says of the disputes of a payment. What a bank or staff have still to decide stands on the list of payments. */
export async function settleDisputes(intent: IntentFacts, now: Date): Promise<Settlement> {
  const of = disputedItem(intent.metadata);
  const requestId = requestOfIntent(intent.metadata);
  if (!of || requestId === '') return nothingNew;
  const pendingTasks: TaskRef[] = [];
  const root = await retryOnConflict('the disputes', () => recordAll(requestId, intent.id, of, pendingTasks, now));
  const thing = root && paidItem(root, of);
  if (!thing) return nothingNew;
  const why = disputeReviewReason(thing, intent.id);
  if (!why) {
    await resolveDisputed(intent.id, now);
    return settledWith(pendingTasks);
  }
  const { reason, cents: amountCents } = why;
  const isListed = await recordUnmatchedPayment(
    { ...intent, intentId: intent.id, amountCents, reason, requestId },
    now,
  );
  return isListed ? { ...unmatched(reason, requestId), pendingTasks } : settledWith(pendingTasks);
}

/**
 * Stripe is asked after the request was read, so that what it says is newer than what is known; where somebody else has
 * learned something meanwhile, both are done again. Answers null for something that is not there.
 */
async function recordAll(requestId: string, intentId: string, of: DisputedItem, pendingTasks: TaskRef[], now: Date) {
  const stored = await readRequest(requestId);
  if (!stored || !paidItem(stored.value, of)) return succeeded(null);
  let root: RequestRoot = stored.value;
  for (const facts of await disputesOf(intentId)) {
    const before = knownDispute(stored.value, of, facts.disputeId);
    let isOutdatedNotification = false;
    const changed = await changeRequest(
      requestId,
      (found) => {
        isOutdatedNotification = !isSameDispute(knownDispute(found, of, facts.disputeId), before);
        return isOutdatedNotification ? null : recordDispute(found, of, facts, now);
      },
      now,
    );
    if (isOutdatedNotification) return writeConflict;
    pendingTasks.push(...changed.pendingTasks);
    ({ root } = changed);
  }
  return succeeded(root);
}
