import { readDraft } from '../../data/requests/drafts/drafts.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequestIfAny } from '../../data/requests/readRequest.ts';
import { claimSubmission } from '../../domain/requests/edits/claimSubmission.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { type Submission, submitDraft, toSubmitted } from './drafts/submitDraft.ts';

interface Payer {
  readonly draftId: string;
  readonly paymentId: string;
  /**
   * The signed-in client who named the draft ID, which only the tab of the payer knows; null for others. They become the
   * submitter if no one was signed in at the payment.
   */
  readonly clientId: string | null;
}

/**
 * Submits a draft for its payer. The named payment must be the one opened for this draft; only then is Stripe asked, so
 * that guessed payment ids cost nothing and reveal nothing.
 */
export async function submitForPayer(
  { draftId, paymentId, clientId }: Payer,
  now: Date,
  log: Log,
): Promise<Submission> {
  // The draft is kept for a day after it was submitted, so at least one of the two is found.
  const [draft, existing] = await Promise.all([readDraft(draftId), readRequestIfAny(requestIdOf(draftId))]);
  if (existing) {
    if (existing.value.payment.intentId !== paymentId) throw mismatch();
    return claimFor(clientId, { submitted: toSubmitted(existing.value), pendingTasks: [] }, now);
  }
  if (!draft) {
    throw new PortalError(
      'gone',
      'We can’t find the saved request for this payment. Don’t pay again. Contact us with your Order ID. We’ll find the payment and help you finish.',
    );
  }
  const intent = draft.value.intentId === paymentId ? await readIntent(paymentId) : null;
  if (!intent) throw mismatch();
  const ownerId = draft.value.ownerId ?? clientId;
  return claimFor(clientId, await submitDraft({ ...draft.value, ownerId }, intent, now, log), now);
}

/** Lets the client claim the request if the payment provider's report submitted it first. */
async function claimFor(clientId: string | null, submission: Submission, now: Date): Promise<Submission> {
  if (clientId === null || submission.pendingTasks.length > 0) return submission;
  const { requestId } = submission.submitted;
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => claimSubmission(request, clientId, now),
    now,
  );
  return { ...submission, pendingTasks };
}

function mismatch(): PortalError {
  return new PortalError('payment_mismatch', 'This payment does not belong to this request.');
}
