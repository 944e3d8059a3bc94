import { expireDraft, readDraft } from '../../../data/requests/drafts/drafts.ts';
import { requestIdOf } from '../../../data/requestIdentity.ts';
import { readRequestIfAny } from '../../../data/requests/readRequest.ts';
import { decideAbandonedDraft } from '../../../domain/payments/intents/abandonedDraft.ts';
import { cancelIntent, readIntent } from '../../../services/payments/intents.ts';
import type { Log } from '../../../telemetry/log.ts';
import { done, type Outcome } from '../../operations/outbox/outcome.ts';
import { submitDraft } from './submitDraft.ts';
import { endUnfinished } from './unfinishedRequests.ts';

/** Finishes a draft that its browser did not submit: submits a paid draft, and cancels the payment of an old one. */
export async function finishDraft(draftId: string, now: Date, log: Log): Promise<Outcome> {
  const draft = await readDraft(draftId);
  if (!draft) return done;
  const requestId = requestIdOf(draftId);
  if (await readRequestIfAny(requestId)) {
    await expireDraft(draftId);
    return done;
  }
  const { intentId } = draft.value;
  const intent = intentId ? await readIntent(intentId) : null;
  const verdict = decideAbandonedDraft({ ...draft.value, requestId }, intent, now);
  switch (verdict.kind) {
    case 'submit':
      return { kind: 'done', next: (await submitDraft(draft.value, intent!, now, log)).pendingTasks };
    case 'cancel':
      return (await cancelIntent(intentId!)) ? keepUntilDeleted : checkAgain(draft.value.savedAt, now);
    case 'wait':
      return checkAgain(draft.value.savedAt, now);
    case 'delete':
      return keepUntilDeleted;
  }
}

/** Keeps the task, because retention finds old drafts by their tasks and deletes both. */
const keepUntilDeleted: Outcome = { kind: 'later', next: [], retryAfterMs: 24 * 3_600_000 };

/** Stripe's events report payments; this check covers a missing event. The interval grows with the age of the draft. */
function checkAgain(savedAt: string, now: Date): Outcome {
  const ageMs = now.getTime() - Date.parse(savedAt);
  return { kind: 'later', next: [], retryAfterMs: Math.min(Math.max(ageMs / 4, 5 * 60_000), 60 * 60_000) };
}

/**
 * Expires the draft of a submitted request and deletes the copy in its account. Until then, a repeated submit finds the
 * draft.
 */
export async function endDraft(draftId: string): Promise<Outcome> {
  await Promise.all([endUnfinished(draftId, null), expireDraft(draftId)]);
  return done;
}
