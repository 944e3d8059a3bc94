import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { deleteDraft, expireDraft, readDraft } from '../../data/accounts/drafts.ts';
import { draftTasks } from '../../data/requests/draftTasks.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { deleteTask } from '../../data/requests/tasks.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { isDraftExpired, isPaymentExpired } from '../../domain/retention/expiry.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { processUntilDeadline } from '../operations/processUntilDeadline.ts';
import { nothingSwept, type RetentionTally, tallied } from './retentionTally.ts';

/** Deletes old drafts for which nobody can pay any more, from a cursor on until the time is over. `next`: where to go on; null at the end. */
export async function sweepDrafts(
  from: string | null,
  { now, deadline, log }: { readonly now: Date; readonly deadline: number; readonly log: Log },
): Promise<RetentionTally & { readonly next: string | null }> {
  const swept = nothingSwept();
  const cursorOf = ({ requestId }: { readonly requestId: string }) => requestId;
  const next = await processUntilDeadline(
    draftTasks(from),
    { from, deadline, cursorOf },
    ({ requestId, draftId, taskId }) =>
      tallied(swept, { requestId }, () => forget(requestId, draftId, taskId, now), log),
  );
  return { ...swept, next };
}

/** The trail is told first. The watch over the draft ends last, so that a draft is found for as long as it is there. */
async function forget(requestId: string, draftId: string, taskId: string, now: Date): Promise<number> {
  const draft = await readDraft(draftId);
  if (!draft || !isDraftExpired(draft.value.savedAt, now)) return 0;
  if (await readRequest(requestId)) {
    await expireDraft(draft);
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
