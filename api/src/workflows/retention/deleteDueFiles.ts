import { changeRequest } from '../../data/requests/changeRequest.ts';
import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { combineChanges } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { deleteMessages } from '../../domain/retention/deleteMessages.ts';
import { deleteFiles } from '../../domain/retention/deleteFiles.ts';
import { isPaymentExpired, isPaymentInProgress } from '../../domain/retention/expiry.ts';
import { decideFileRetention, type RetentionFacts } from '../../domain/retention/decideFileRetention.ts';
import type { Log } from '../../telemetry/log.ts';
import { cancelIntent, readIntent } from '../../services/payments/intents.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

/**
 * Deletes the files and the messages of a request that are past retention; returns the number of files. The request records the deletion first,
 * with an outbox task that deletes the content: downloads stop at once, and the task retries until the content is gone.
 */
export async function deleteDueFiles(
  requestId: string,
  defaultDays: number | null,
  now: Date,
  log: Log,
): Promise<number> {
  const stored = await readRequest(requestId);
  if (!stored) return 0;
  const canceled = new Set<string>();
  const facts = { ...(await loadRetentionFacts(stored.value, defaultDays)), canceled };
  for (const file of Object.values(stored.value.files)) {
    const verdict = decideFileRetention(stored.value, file, facts, now);
    if (verdict.kind === 'end-payment' && (await isPaymentEnded(verdict.intentId))) {
      canceled.add(verdict.intentId);
    }
  }
  let deleted = 0;
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      const change = combineChanges(request, [
        (current) => deleteFiles(current, facts, now),
        (current) => deleteMessages(current, defaultDays, now),
      ]);
      deleted = change ? change.steps.filter(({ kind }) => kind === 'erase').length : 0;
      return change;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return deleted;
}

/**
 * Makes sure that a PaymentIntent can no longer succeed. Returns false while a bank is processing it, even if the
 * request has not recorded that yet.
 */
async function isPaymentEnded(intentId: string): Promise<boolean> {
  const intent = await readIntent(intentId);
  if (intent === null || isPaymentExpired(intent)) return true;
  return !isPaymentInProgress(intent) && (await cancelIntent(intentId));
}

/** Loads the facts that `decideFileRetention` needs about a request. */
export async function loadRetentionFacts(
  { requestId, files }: RequestDocument,
  defaultDays: number | null,
): Promise<RetentionFacts> {
  const isAnyPaid = Object.values(files).some(({ paidAt }) => paidAt !== null);
  return { defaultDays, claims: isAnyPaid ? await claimsOf(requestId) : [], canceled: new Set() };
}
