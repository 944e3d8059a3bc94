import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { requestOfIntent } from '../../data/requestIdentity.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type ItemInDispute, itemsInDispute } from '../../domain/disputes/disputedItem.ts';
import { isSameDispute, findDispute, recordDispute } from '../../domain/disputes/recordDispute.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import {
  mergeSettlements,
  unchangedSettlement,
  settledWith,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import { combineChanges, type TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { disputesOf } from '../../services/payments/disputesOf.ts';
import { settleLoadedIntent } from '../payments/settleIntent.ts';
import { listDisputed } from './listDisputed.ts';

/**
 * Updates the portal with the disputes of a payment at Stripe. A dispute that waits for a bank or staff is listed as an
 * unmatched payment.
 */
export async function settleDisputes(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const requestId = requestOfIntent(intent.metadata);
  if (requestId === '') return unchangedSettlement;
  const pendingTasks: TaskRef[] = [];
  const request = await retryOnConflict('the disputes', () =>
    recordAll(requestId, intent, pendingTasks, now),
  );
  if (!request || itemsInDispute(request, intent, 0).length === 0) return unchangedSettlement;
  const review = await listDisputed(request, intent, now);
  if (!review) {
    const ended = settledWith(pendingTasks);
    // Refunds of withdrawn files in a combined payment waited for the end of the dispute.
    if (ended.outcome.kind === 'unchanged' || intent.metadata['kind'] !== 'combined') return ended;
    return mergeSettlements([ended, await settleLoadedIntent(intent, now, log)]);
  }
  return review.isListed
    ? { ...unmatched(review.reason, requestId), pendingTasks }
    : settledWith(pendingTasks);
}

/**
 * Reads the request before it asks Stripe, so that Stripe's response is newer than the stored state. On a write conflict
 * both are read again. Returns null if no disputed item exists.
 */
async function recordAll(requestId: string, intent: IntentFacts, pendingTasks: TaskRef[], now: Date) {
  const stored = await readRequest(requestId);
  if (!stored || itemsInDispute(stored.value, intent, 0).length === 0) return succeeded(null);
  let request: RequestDocument = stored.value;
  for (const facts of await disputesOf(intent.id)) {
    const { disputeId } = facts;
    let isOutdatedNotification = false;
    const changed = await changeRequest(
      requestId,
      (found) => {
        const items = itemsInDispute(found, intent, facts.cents);
        isOutdatedNotification = items.some(
          ({ item }) =>
            !isSameDispute(findDispute(found, item, disputeId), findDispute(stored.value, item, disputeId)),
        );
        if (isOutdatedNotification) return null;
        const record =
          ({ item, cents }: ItemInDispute) =>
          (current: RequestDocument) =>
            recordDispute(current, item, { ...facts, cents }, now);
        return combineChanges(found, items.map(record));
      },
      now,
    );
    if (isOutdatedNotification) return writeConflict;
    pendingTasks.push(...changed.pendingTasks);
    ({ request } = changed);
  }
  return succeeded(request);
}
