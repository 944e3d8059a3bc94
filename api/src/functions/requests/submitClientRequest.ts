import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { internalUploads } from '@portal/contract/files/rules/internalUploads.ts';
import { idOfKey, isDraftKey } from '@portal/contract/files/rules/uploadKey.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import type { InternalRequest } from '@portal/contract/requests/schemas/internalRequest.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { canShowCodeAgain } from '../../domain/requests/canShowCodeAgain.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { draftOfPayment } from '../../workflows/payments/draftOfPayment.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { type Submission, submitDraft, toSubmitted } from '../../workflows/requests/drafts/submitDraft.ts';
import { readDraft, readDraftIfAny } from '../../data/requests/drafts/drafts.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { requestIdOf, verificationCodeOf } from '../../data/requestIdentity.ts';
import { readRequest, readRequestIfAny } from '../../data/requests/readRequest.ts';
import { claimSubmission } from '../../domain/requests/edits/claimSubmission.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { saveLookup } from '../../data/requests/access/orders.ts';
import { uploadKeyOf } from '../../data/files/uploads/uploadKeys.ts';
import { fileIdsOf, readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import { createRequest } from '../../data/requests/createRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { isSameInternalRequest } from '../../domain/requests/creation/isSameInternalRequest.ts';
import { newInternalRequest } from '../../domain/requests/creation/newInternalRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { collectUploads, uploadNotOfRequest } from '../../workflows/files/uploads/collectUploads.ts';

/** POST /api/submitClientRequest: submits a draft whose fee Stripe confirms, or a request that staff enter. */
endpoint(submitClientRequest, async ({ body, caller, now, log }) => {
  const { submitted, pendingTasks } = await submit(body, caller, now, log);
  await runTasksNow(pendingTasks, now, log);
  const { requestId, orderId, status, verificationCode, submittedAt } = submitted;
  const code =
    verificationCode !== null && canShowCodeAgain(submittedAt, now)
      ? formatVerificationCode(verificationCode)
      : '';
  return {
    message: 'Request submitted successfully',
    data: { requestId, orderId, status, verificationCode: code },
  };
});

async function submit(
  body: BodyOf<typeof submitClientRequest>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<Submission> {
  if (!('payment' in body)) {
    const isStaff = caller.session !== null && isStaffRole(caller.session.role);
    // Only staff submit without a payment. For other callers the payment is missing.
    if (body.source === undefined && !isStaff) throw missingPayment();
    return submitInternal(body, await signedInStaff(caller), now, log);
  }
  const { payment } = body;
  const payer =
    'draftId' in body
      ? { draftId: body.draftId, clientId: clientIdOf(caller.session) }
      : { draftId: await draftOfPayment(payment.id, body, now), clientId: null };
  return submitForPayer({ ...payer, paymentId: payment.id }, now, log);
}

function missingPayment(): PortalError {
  const message = 'The payment ID is not valid';
  return new PortalError('invalid_input', message, { fields: { 'payment.id': message } });
}

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
async function submitForPayer(
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

interface InternalSubmission extends InternalRequest {
  readonly source?: 'internal' | undefined;
  /** Generated by the form, and part of the upload key. If omitted, it is derived from the uploads. */
  readonly draftId?: string | undefined;
}

/**
 * Creates an internal request, or returns the one that the same form created before. Throws `conflict` for a draft ID
 * that is used otherwise, and `file_rejected` for a file that is missing or not allowed.
 */
async function submitInternal(
  submission: InternalSubmission,
  user: User,
  now: Date,
  log: Log,
): Promise<Submission> {
  const { source: _, draftId = await draftOfUploads(submission.uploadedFiles), ...request } = submission;
  const requestId = requestIdOf(draftId);
  const existing = await readRequestIfAny(requestId);
  if (existing) return existingSubmission(existing.value, request);
  // A client may be paying for this draft.
  if (await readDraftIfAny(draftId)) throw draftInUse();

  const session = await readUploadSession(`req-${draftId.toLowerCase()}`, fileIdsOf(request.uploadedFiles));
  const files = await collectUploads(
    request.uploadedFiles,
    { session, inspection: { turn: user.userId, log, isPreferred: true }, now },
    internalUploads,
    'uploadedFiles',
  );
  const change = newInternalRequest(
    {
      requestId,
      draftId: draftId.toLowerCase(),
      request,
      files,
      ...authorOf(user),
    },
    await readDeadlineRules(),
    now,
  );
  await saveLookup(request.orderId, verificationCodeOf(draftId, 0), requestId);
  const task = await createRequest(change, now);
  if (!task) {
    const created = await readRequest(requestId);
    if (!created) throw draftInUse();
    return existingSubmission(created.value, request);
  }
  log.info('internal request submitted', { requestId });
  return {
    submitted: toSubmitted(change.request),
    pendingTasks: [task],
  };
}

/**
 * Returns the draft ID in the upload key of the files, so that a repeated call with the same files finds the same
 * request.
 */
async function draftOfUploads([first]: InternalRequest['uploadedFiles']): Promise<string> {
  const uploadKey = first && (await uploadKeyOf(first.fileId));
  if (!uploadKey || !isDraftKey(uploadKey)) throw uploadNotOfRequest('uploadedFiles.0');
  return idOfKey(uploadKey);
}

/**
 * Returns the existing request. Throws `conflict` if its details differ from those sent, so that they are not lost
 * silently.
 */
function existingSubmission(stored: RequestDocument, repeated: InternalRequest): Submission {
  if (stored.source !== 'internal') throw draftInUse();
  if (isSameInternalRequest(stored, repeated)) return { submitted: toSubmitted(stored), pendingTasks: [] };
  throw new PortalError(
    'conflict',
    'This request was already submitted with other details. Please find it on the dashboard and edit it there.',
  );
}

function draftInUse(): PortalError {
  return new PortalError('conflict', 'This form belongs to another request. Please start a new one.');
}
