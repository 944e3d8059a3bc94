import { recordRetentionEvent } from '../data/audit/recordRetentionEvent.ts';
import { deleteDraft, letDraftEnd, readDraft } from '../data/accounts/drafts.ts';
import { draftTasks } from '../data/requests/draftTasks.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { deleteTask } from '../data/requests/tasks.ts';
import { isDraftOver, isPaymentOver } from '../domain/retention/expiry.ts';
import type { Log } from '../http/log.ts';
import { readIntent } from '../services/payments/intents.ts';
import { nothingSwept, type Swept, tallied } from './retentionTally.ts';

/** Deletes old drafts for which nobody can pay any more. */
export async function sweepDrafts({
  now,
  deadline,
  log,
}: {
  readonly now: Date;
  readonly deadline: number;
  readonly log: Log;
}): Promise<Swept & { readonly isComplete: boolean }> {
  const swept = nothingSwept();
  for await (const { requestId, draftId, taskId } of draftTasks()) {
    if (Date.now() >= deadline) return { ...swept, isComplete: false };
    await tallied(swept, { requestId }, () => forget(requestId, draftId, taskId, now), log);
  }
  return { ...swept, isComplete: true };
}

/** The trail is told first. The watch over the draft ends last, so that a draft is found for as long as it is there. */
async function forget(requestId: string, draftId: string, taskId: string, now: Date): Promise<number> {
  const draft = await readDraft(draftId);
  if (!draft || !isDraftOver(draft.value.savedAt, now)) return 0;
  if (await readRequest(requestId)) {
    await letDraftEnd(draft);
    return 0;
  }
  const { intentId, savedAt } = draft.value;
  if (!isPaymentOver(intentId === null ? null : await readIntent(intentId))) return 0;
  await recordRetentionEvent({ kind: 'draft-deleted', details: { request: requestId, savedAt } }, now);
  if (!(await deleteDraft(draft))) return 0;
  await deleteTask(requestId, taskId);
  return 1;
}
