import type { Draft } from '../../../data/requests/drafts/drafts.ts';
import { saveLookup } from '../../../data/requests/access/orders.ts';
import { readDeadlineRules } from '../../../data/configuration/deadlineRules.ts';
import { requestIdOf, verificationCodeOf } from '../../../data/requestIdentity.ts';
import { createRequest } from '../../../data/requests/createRequest.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { type IntentFacts, validateFeeIntent } from '../../../domain/payments/intents/validateFeeIntent.ts';
import { newRequest } from '../../../domain/requests/creation/newRequest.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Log } from '../../../telemetry/log.ts';

export interface Submitted {
  readonly requestId: string;
  readonly orderId: string;
  /** The verification code of the submission, without its dash; null after it was replaced. */
  readonly verificationCode: string | null;
  readonly status: string;
  readonly submittedAt: string;
}

export interface Submission {
  readonly submitted: Submitted;
  /** Tasks to run now; none when the request existed already. */
  readonly pendingTasks: TaskRef[];
}

/**
 * Creates the request of a paid draft. If it was already created, returns that request. `intent` is the payment as
 * Stripe reports it. Throws `payment_mismatch` or `payment_incomplete`.
 */
export async function submitDraft(
  { draftId, request, office, language, ownerId, loaFiles, supportingFiles }: Draft,
  intent: IntentFacts,
  now: Date,
  log: Log,
): Promise<Submission> {
  const requestId = requestIdOf(draftId);
  const verdict = validateFeeIntent(intent, { draftId, requestId });
  if (verdict.kind === 'mismatch') {
    throw new PortalError('payment_mismatch', 'This payment does not belong to this request.');
  }
  if (verdict.kind === 'incomplete') {
    throw new PortalError('payment_incomplete', 'The payment is not complete. Please complete it first.');
  }
  const change = newRequest(
    {
      requestId,
      draftId,
      request,
      office,
      language,
      ownerId,
      loaFiles,
      supportingFiles,
      fee: { intentId: intent.id, chargeId: intent.chargeId, state: verdict.state },
    },
    await readDeadlineRules(),
    now,
  );
  await saveLookup(request.orderId, verificationCodeOf(draftId, 0), requestId);
  const task = await createRequest(change, now);
  if (!task) {
    // Another call created the request first. It is the same request, because its ID derives from the draft.
    const created = (await readRequest(requestId))?.value ?? change.request;
    return { submitted: toSubmitted(created), pendingTasks: [] };
  }
  log.info('request submitted', { requestId, intentId: intent.id, fee: verdict.state });
  return {
    submitted: toSubmitted(change.request),
    pendingTasks: [task],
  };
}

/**
 * Returns the facts of a request that its submitter sees. After a replacement, only the email to the contact has the code:
 * whoever knows the draft may be whom it was replaced for.
 */
export function toSubmitted(request: RequestDocument): Submitted {
  return {
    requestId: request.requestId,
    orderId: request.fields.orderId,
    verificationCode: request.codeVersion === undefined ? verificationCodeOf(request.draftId, 0) : null,
    status: request.status,
    submittedAt: request.submittedAt,
  };
}
