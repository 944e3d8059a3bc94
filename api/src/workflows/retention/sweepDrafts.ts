import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { deleteDraft, expireDraft, readDraft } from '../../data/requests/drafts/drafts.ts';
import { draftTasks } from '../../data/requests/drafts/draftTasks.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { deleteTask } from '../../data/requests/tasks.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { isDraftExpired, isPaymentExpired } from '../../domain/retention/expiry.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { processUntilDeadline } from '../operations/sweeps/processUntilDeadline.ts';
import { emptyTally, type RetentionTally, runAndTally } from './retentionTally.ts';

/**
 * Deletes expired drafts that can no longer be paid, after cursor `from` and until the deadline. `next`: cursor for the
 * next run; null at the end.
 */
export async function sweepDrafts(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<RetentionTally & { readonly next: string | null }> {
  const swept = emptyTally();
  const cursorOf = ({ requestId }: { readonly requestId: string }) => requestId;
  const next = await processUntilDeadline(
    draftTasks(from),
    { from, deadline, cursorOf },
    ({ requestId, draftId, taskId }) =>
      runAndTally(swept, { requestId }, () => deleteExpiredDraft(requestId, draftId, taskId, now), log),
  );
  return { ...swept, next };
}

/**
 * Writes the audit event first and deletes the task last, so that an existing draft can always be found by its task.
 */
async function deleteExpiredDraft(
  requestId: string,
  draftId: string,
  taskId: string,
  now: Date,
): Promise<number> {
  const draft = await readDraft(draftId);
  if (!draft || !isDraftExpired(draft.value.savedAt, now)) return 0;
  if (await readRequest(requestId)) {
    await expireDraft(draft.value.draftId);
    return 0;
  }
  const { intentId, savedAt } = draft.value;
  if (!isPaymentExpired(intentId === null ? null : await readIntent(intentId))) return 0;
  await recordPortalEvent(
    { kind: 'draft-deleted', by: SYSTEM, details: { request: requestId, savedAt } },
    now,
  );
  if (!(await deleteDraft(draft))) return 0;
  await deleteTask(requestId, taskId);
  return 1;
}
