import { letDraftEnd, readDraft } from '../data/accounts/drafts.ts';
import { requestIdOf } from '../data/requestIdentity.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { judgeAbandonedDraft } from '../domain/payment/abandonedDraft.ts';
import type { Log } from '../http/log.ts';
import { cancelIntent, readIntent } from '../services/payments/intents.ts';
import { done, type Outcome } from './outcome.ts';
import { submitDraft } from './submitDraft.ts';

/** Sees to it that a draft whose browser went away ends as a request when it was paid, and can be paid no more when it is old. */
export async function finishDraft(draftId: string, now: Date, log: Log): Promise<Outcome> {
  const draft = await readDraft(draftId);
  if (!draft) return done;
  const requestId = requestIdOf(draftId);
  if (await readRequest(requestId)) {
    await letDraftEnd(draft);
    return done;
  }
  const { intentId } = draft.value;
  const intent = intentId ? await readIntent(intentId) : null;
  const judgement = judgeAbandonedDraft({ ...draft.value, requestId }, intent, now);
  switch (judgement.kind) {
    case 'submit': {
      // Looked at once more, so that the draft of a request is let go.
      const { left } = await submitDraft(draftId, intent!, now, log);
      return { ...lookAgain(draft.value.savedAt, now), next: left };
    }
    case 'cancel':
      return (await cancelIntent(intentId!)) ? untilDeleted : lookAgain(draft.value.savedAt, now);
    case 'wait':
      return lookAgain(draft.value.savedAt, now);
    case 'forget':
      return untilDeleted;
  }
}

/** Retention finds old drafts by their tasks, and deletes both. */
const untilDeleted: Outcome = { kind: 'later', next: [], againAfterMs: 24 * 3_600_000 };

/** Every five minutes while the payer may still be at it, later less often: at most every hour. */
function lookAgain(savedAt: string, now: Date): Outcome {
  const ageMs = now.getTime() - Date.parse(savedAt);
  return { kind: 'later', next: [], againAfterMs: Math.min(Math.max(ageMs / 4, 5 * 60_000), 60 * 60_000) };
}
