import { readDraft } from '../../data/accounts/drafts.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { type Submission, submitDraft, toSubmitted } from './submitDraft.ts';

/**
 * Submits a draft for its payer. The named payment must be the one opened for this draft; only then is Stripe asked, so
 * that guessed payment ids cost nothing and reveal nothing.
 */
export async function submitForPayer(
  draftId: string,
  paymentId: string,
  now: Date,
  log: Log,
): Promise<Submission> {
  // Read the draft first: it expires when its request is created.
  const draft = await readDraft(draftId);
  const existing = await readRequest(requestIdOf(draftId));
  if (existing) {
    if (existing.value.payment.intentId !== paymentId) throw mismatch();
    return { submitted: toSubmitted(existing.value), pendingTasks: [] };
  }
  if (!draft) {
    throw new PortalError(
      'gone',
      'We no longer have this request. Please start a new one. If you already paid, contact support.',
    );
  }
  const intent = draft.value.intentId === paymentId ? await readIntent(paymentId) : null;
  if (!intent) throw mismatch();
  return submitDraft(draft.value, intent, now, log);
}

function mismatch(): PortalError {
  return new PortalError('payment_mismatch', 'This payment does not belong to this request.');
}
