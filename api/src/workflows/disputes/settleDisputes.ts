import { contend, done, lost } from '../../data/contend.ts';
import { requestOfIntent } from '../../data/requestIdentity.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type DisputedThing, disputedThing, paidThing } from '../../domain/disputes/disputedThing.ts';
import { whyDisputed } from '../../domain/disputes/whyDisputed.ts';
import { isSameDispute, knownDispute, recordDispute } from '../../domain/disputes/recordDispute.ts';
import type { IntentFacts } from '../../domain/payments/intents/judgeFeeIntent.ts';
import { nothingNew, settledWith, type Settlement, unsettled } from '../../domain/payments/settlement.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { disputesOf } from '../../services/payments/disputesOf.ts';
import { noteUnsettled } from '../reconciliation/noteUnsettled.ts';
import { resolveDisputed } from '../reconciliation/resolvePayment.ts';

/** Brings the portal in line with what Stripe says of the disputes of a payment. What a bank or staff have still to decide stands on the list of payments. */
export async function settleDisputes(intent: IntentFacts, now: Date): Promise<Settlement> {
  const of = disputedThing(intent.metadata);
  const requestId = requestOfIntent(intent.metadata);
  if (!of || requestId === '') return nothingNew;
  const left: TaskRef[] = [];
  const root = await contend('the disputes', () => recordAll(requestId, intent.id, of, left, now));
  const thing = root && paidThing(root, of);
  if (!thing) return nothingNew;
  const why = whyDisputed(thing, intent.id);
  if (!why) {
    await resolveDisputed(intent.id, now);
    return settledWith(left);
  }
  const { reason, cents: amountCents } = why;
  const isListed = await noteUnsettled(
    { ...intent, intentId: intent.id, amountCents, reason, requestId },
    now,
  );
  return isListed ? { ...unsettled(reason, requestId), left } : settledWith(left);
}

/**
 * Stripe is asked after the request was read, so that what it says is newer than what is known; where somebody else has
 * learned something meanwhile, both are done again. Answers null for something that is not there.
 */
async function recordAll(requestId: string, intentId: string, of: DisputedThing, left: TaskRef[], now: Date) {
  const stored = await readRequest(requestId);
  if (!stored || !paidThing(stored.value, of)) return done(null);
  let root: RequestRoot = stored.value;
  for (const facts of await disputesOf(intentId)) {
    const before = knownDispute(stored.value, of, facts.disputeId);
    let isOvertaken = false;
    const changed = await changeRequest(
      requestId,
      (found) => {
        isOvertaken = !isSameDispute(knownDispute(found, of, facts.disputeId), before);
        return isOvertaken ? null : recordDispute(found, of, facts, now);
      },
      now,
    );
    if (isOvertaken) return lost;
    left.push(...changed.left);
    ({ root } = changed);
  }
  return done(root);
}
