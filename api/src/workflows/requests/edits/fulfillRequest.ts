import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import type { fulfillRequest as entry } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { keyedId } from '../../../config/keyedHash.ts';
import {
  fileIdsOf,
  findUploadSession,
  type UploadSession,
} from '../../../data/files/uploads/uploadSessions.ts';
import { allocateInvoiceNumber } from '../../../data/configuration/allocateInvoiceNumber.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { invoiceIdOf } from '../../../data/requestIdentity.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { type IdempotencyKey, readTaskOfChange } from '../../../data/requests/idempotency.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../../data/requests/withinSampleOrThrow.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import { editDraft } from '../../../domain/invoices/editDraft.ts';
import { newInvoice } from '../../../domain/invoices/newInvoice.ts';
import { sendInvoice } from '../../../domain/invoices/sendInvoice.ts';
import { addMessage } from '../../../domain/messages/addMessage.ts';
import { type Caller, turnOf } from '../../../domain/requests/access/caller.ts';
import type { Actor } from '../../../domain/requests/actor.ts';
import { type Change, combineChanges } from '../../../domain/requests/change.ts';
import { decideStatusChange } from '../../../domain/requests/edits/changeStatus.ts';
import { isScanPending, setStatusAfterScan } from '../../../domain/requests/fulfillment/waitingStatus.ts';
import type { RequestFile, RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import type { Log } from '../../../telemetry/log.ts';
import { signedInUser } from '../../accounts/signedInUser.ts';
import { addNotice } from '../../files/addNotice.ts';
import {
  decideRelease,
  markAttached,
  noticesOf,
  type PreparedRelease,
  prepareRelease,
  termsByFile,
} from '../../files/releaseFiles.ts';
import { invoiceChangeOf } from '../../invoices/changeInvoice.ts';
import { messageRefused } from '../../messages/addToThread.ts';
import { runTasksNow } from '../../operations/outbox/runTask.ts';
import { refuseUnseenState } from './refuseUnseenWork.ts';
import { moveIfStatusDeleted, statusChangeOf } from './setStatus.ts';

type Fulfillment = BodyOf<typeof entry>;

/** The status that waits for the malware scan. */
const COMPLETED = 'completed';

/** Everything outside the request that the parts of a call need. */
interface Prepared {
  readonly author: { readonly by: Actor; readonly byName: string };
  readonly release: PreparedRelease | null;
  /** The uploads of staff, with the results of the malware scan so far. */
  readonly uploads: UploadSession['files'];
  readonly invoiceId: string | null;
  /** The number of a new invoice; empty while it is only checked whether an invoice is allowed. */
  readonly invoiceNumber: string;
  readonly isStatusOffered: boolean;
}

/**
 * Does all parts of a call in one transaction, or none. The steps before the transaction can be repeated: the checks of
 * the uploads, the notice of 42 CFR 2.32, and the invoice number, of which a failed call leaves a gap. Throws
 * `conflict` for work of others that the caller did not see, `invalid_input` if nothing is to be done, and the errors
 * of the parts.
 */
export async function fulfillRequest(
  body: Fulfillment,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<DataOf<typeof entry>> {
  const { requestId, key, documents, status } = body;
  const runTasks = (refs: Parameters<typeof runTasksNow>[0]) => runTasksNow(refs, now, log);
  const terms = documents ? termsByFile(documents) : null;
  const [user, stored, session, statuses] = await Promise.all([
    signedInUser(caller),
    readRequest(requestId),
    documents ? findUploadSession(requestId, fileIdsOf(documents.uploadedFiles)) : null,
    requestStatuses.read(),
  ]);
  if (!stored) throw notFound('Request not found');
  const found = stored.value;
  const author = authorOf(user);
  const idempotencyKey = keyOf(body, author.by);
  const uploads = {
    session: session?.value ?? { files: {} },
    inspection: { turn: turnOf(caller), log, isPreferred: true },
    now,
  };
  const releaser = { ...author, reason: documents?.earlyReleaseReason ?? '' };
  const prepared: Prepared = {
    author,
    release: terms && documents ? await prepareRelease(found, documents, terms, uploads, releaser) : null,
    uploads: uploads.session.files,
    invoiceId: body.invoice ? (body.invoice.invoiceId ?? invoiceIdOf(requestId, key)) : null,
    invoiceNumber: '',
    isStatusOffered: statuses.some((each) => each.key === status?.status && each.isActive),
  };
  await refuseEarly(found, body, prepared, idempotencyKey, now);
  const complete = await withNoticeAndNumber(found, body, prepared, now);
  const { request, pendingTasks, isRepeat } = await changeRequest(
    found,
    (current) => decideFulfillment(current, body, complete, now),
    now,
    idempotencyKey,
  );
  if (pendingTasks.length === 0) throw nothingToSend();
  await Promise.all([
    runTasks(pendingTasks),
    // Includes files of an earlier call that may have stopped before this step.
    terms && markAttached(requestId, [...terms.keys(), ...noticesOf(request)], session),
  ]);
  // A waiting status is checked when it is set, like any other change of status.
  const isSet = status !== undefined && !isRepeat && request.status === status.status;
  const isDeleted = isSet && (await moveIfStatusDeleted(request, status.status, now, runTasks));
  // If all verdicts were known, the scan task has set the status by now.
  const isScanned = documents?.uploadedFiles.every(({ fileId }) => session?.value.files[fileId]?.scan);
  const current =
    request.waitingStatus && isScanned ? ((await readRequest(requestId))?.value ?? request) : request;
  return fulfilledBy(body, current, prepared.invoiceId, isRepeat ?? false, isDeleted);
}

/**
 * The idempotency key of a call. It includes person and content, so that another person or other content does not count
 * as a repeated call.
 */
function keyOf(body: Fulfillment, { id }: Actor): IdempotencyKey {
  const { key, seen: _, ...content } = body;
  return { key: `fulfill|${key}`, content: keyedId('fulfillment', JSON.stringify([id, content])) };
}

/** Throws the refusal of a call before a notice is printed or a number is used. A repeated call is not refused. */
async function refuseEarly(
  request: RequestDocument,
  body: Fulfillment,
  prepared: Prepared,
  idempotencyKey: IdempotencyKey,
  now: Date,
): Promise<void> {
  try {
    const change = decideFulfillment(request, body, prepared, now);
    if (!change) throw nothingToSend();
    withinSampleOrThrow(change, request);
  } catch (error) {
    if ((await readTaskOfChange(request.requestId, idempotencyKey)) === null) throw error;
  }
}

/** Makes the notice of 42 CFR 2.32, if documents are added that need it, and allocates the number of a new invoice. */
async function withNoticeAndNumber(
  request: RequestDocument,
  { invoice }: Fulfillment,
  prepared: Prepared,
  now: Date,
): Promise<Prepared> {
  const { release, invoiceId } = prepared;
  const isNewInvoice = invoiceId !== null && invoice?.invoiceId === undefined && !request.invoices[invoiceId];
  const [notice, invoiceNumber] = await Promise.all([
    release && release.files.length > 0 ? addNotice(request, now) : undefined,
    isNewInvoice ? allocateInvoiceNumber(now) : '',
  ]);
  return { ...prepared, release: release && { ...release, notice }, invoiceNumber };
}

/** All parts as one change; null if nothing changes. Throws for a part that is refused, so that none is done. */
function decideFulfillment(
  request: RequestDocument,
  { key, seen, documents, invoice, status, message }: Fulfillment,
  { author, release, uploads, invoiceId, invoiceNumber, isStatusOffered }: Prepared,
  now: Date,
): Change | null {
  refuseUnseenState(request, seen);
  documents?.uploadedFiles.forEach(({ fileId }, index) => {
    refuseInfected(request.files[fileId], uploads[fileId], index);
  });
  const decisions: ((request: RequestDocument) => Change | null)[] = [];
  if (release) decisions.push((current) => decideRelease(current, release, now));
  if (invoice && invoiceId !== null) {
    const { lineItems, seenVersion } = invoice;
    const ofInvoice = { ...author, invoiceId, number: invoiceNumber, lineItems };
    decisions.push(
      (current) =>
        invoiceChangeOf(
          invoice.invoiceId === undefined
            ? newInvoice(current, ofInvoice, now)
            : editDraft(current, invoiceId, { lineItems, seenVersion, by: author.by }, now),
        ),
      (current) =>
        invoiceChangeOf(sendInvoice(current, invoiceId, { seenVersion: undefined, by: author.by }, now)),
    );
  }
  if (status) decisions.push((current) => decideStatus(current, status));
  if (message !== undefined) decisions.push((current) => decideMessage(current, message));
  return combineChanges(request, decisions);

  function decideStatus(current: RequestDocument, wanted: NonNullable<Fulfillment['status']>): Change | null {
    const change = {
      ...wanted,
      seenStatus: wanted.seenStatus,
      // Without notes there is nothing to keep private.
      isPrivate: wanted.isPrivate && wanted.notes !== '',
      isOffered: isStatusOffered,
      ...author,
    };
    const decided = statusChangeOf(decideStatusChange(current, change, now));
    const completes = wanted.status === COMPLETED && current.status !== COMPLETED;
    return decided && completes && isScanPending(current)
      ? setStatusAfterScan(current, change, now)
      : decided;
  }

  function decideMessage(current: RequestDocument, text: string): Change {
    const added = { messageId: key, text, isInternal: false, mentions: [], ...author };
    const decision = addMessage(current, added, now);
    if (decision.kind === 'full') throw messageRefused('full');
    return decision.change;
  }
}

/** The result of each part, read from the request. */
function fulfilledBy(
  { requestId, documents, status, message }: Fulfillment,
  request: RequestDocument,
  invoiceId: string | null,
  isRepeat: boolean,
  isDeleted: boolean,
): DataOf<typeof entry> {
  const released = new Set(documents?.uploadedFiles.map(({ fileId }) => fileId));
  const invoice = invoiceId === null ? undefined : request.invoices[invoiceId];
  return {
    requestId,
    isRepeat,
    releasedFileIds: [...released].filter((fileId) => request.files[fileId]),
    invoice: invoice ? { invoiceId: invoice.invoiceId, invoiceNumber: invoice.number } : null,
    status: status ? statusOf(status.status) : null,
    isMessageSent: message !== undefined,
    workCount: request.workCount ?? 0,
  };

  function statusOf(wanted: string): 'set' | 'waits' | 'ended' | 'deleted' {
    if (isDeleted) return 'deleted';
    const waiting = request.waitingStatus;
    if (waiting?.status !== wanted || request.status === wanted) return 'set';
    return waiting.end === undefined ? 'waits' : 'ended';
  }
}

/** Throws for a document of the call that the malware scan has rejected: the client must not pay for it. */
function refuseInfected(
  file: RequestFile | undefined,
  upload: UploadSession['files'][string] | undefined,
  index: number,
): void {
  if (file?.scan !== 'infected' && upload?.scan !== 'infected') return;
  const message = localizable(
    'File {{name}} is blocked because it did not pass the virus scan. Please send a clean copy.',
    { name: file?.originalName ?? upload?.name ?? '' },
  );
  throw new PortalError('file_rejected', message, {
    fields: { [`uploadedFiles.${index}`]: inEnglish(message) },
  });
}

function nothingToSend(): PortalError {
  return new PortalError('invalid_input', 'There is nothing to send');
}
