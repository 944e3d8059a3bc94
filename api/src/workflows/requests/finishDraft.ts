import { expireDraft, readDraft } from '../../data/accounts/drafts.ts';
import { retryOnConflict, succeeded as won, writeConflict } from '../../data/retryOnConflict.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { decideAbandonedDraft } from '../../domain/payments/intents/abandonedDraft.ts';
import { cancelIntent, readIntent } from '../../services/payments/intents.ts';
import type { Log } from '../../telemetry/log.ts';
import { done, type Outcome } from '../operations/outcome.ts';
import { submitDraft } from './submitDraft.ts';

/** Sees to it that a draft whose browser went away ends as a request when it was paid, and can be paid no more when it is old. */
export async function finishDraft(draftId: string, now: Date, log: Log): Promise<Outcome> {
  const draft = await readDraft(draftId);
  if (!draft) return done;
  const requestId = requestIdOf(draftId);
  if (await readRequest(requestId)) {
    await expireDraft(draft);
    return done;
  }
  const { intentId } = draft.value;
  const intent = intentId ? await readIntent(intentId) : null;
  const verdict = decideAbandonedDraft({ ...draft.value, requestId }, intent, now);
  switch (verdict.kind) {
    case 'submit':
      return { kind: 'done', next: (await submitDraft(draft.value, intent!, now, log)).pendingTasks };
    case 'cancel':
      return (await cancelIntent(intentId!)) ? untilDeleted : lookAgain(draft.value.savedAt, now);
    case 'wait':
      return lookAgain(draft.value.savedAt, now);
    case 'delete':
      return untilDeleted;
  }
}

/** Retention finds old drafts by their tasks, and deletes both. */
const untilDeleted: Outcome = { kind: 'later', next: [], againAfterMs: 24 * 3_600_000 };

/** Payments are heard of from Stripe's events; this is for the case that one of them is missing. Less often as time goes by. */
function lookAgain(savedAt: string, now: Date): Outcome {
  const ageMs = now.getTime() - Date.parse(savedAt);
  return { kind: 'later', next: [], againAfterMs: Math.min(Math.max(ageMs / 4, 5 * 60_000), 60 * 60_000) };
}

/** Lets the draft of a request end. Until then it answers whoever submits it again. */
export async function endDraft(draftId: string): Promise<Outcome> {
  return retryOnConflict('the draft', async () => {
    const draft = await readDraft(draftId);
    return !draft || (await expireDraft(draft)) ? won(done) : writeConflict;
  });
}
