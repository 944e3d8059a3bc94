import type { Language } from '@portal/contract/languages/languages.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { type Draft, readDraft, readDraftIfAny, saveDraft } from '../../../data/requests/drafts/drafts.ts';
import { saveIntentRecord } from '../../../data/payments/intentRecords.ts';
import { fileIdsOf, readUploadSession } from '../../../data/files/uploads/uploadSessions.ts';
import { readNotices } from '../../../data/configuration/notices.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import { requestIdOf } from '../../../data/requestIdentity.ts';
import { readRequest, readRequestIfAny } from '../../../data/requests/readRequest.ts';
import { DRAFT_TASK } from '../../../data/requests/drafts/draftTasks.ts';
import { putTask } from '../../../data/requests/tasks.ts';
import {
  cancelIntent,
  createFeeIntent,
  type Intent,
  readIntent,
} from '../../../services/payments/intents.ts';
import type { InspectionTurn } from '../../../services/office/inspectOfficeFiles.ts';
import { resolveOffice } from '../../../domain/configuration/notices/resolveOffice.ts';
import { reviseDraft } from '../../../domain/payments/reviseDraft.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { collectUploadLists } from '../../files/uploads/collectUploads.ts';
import { keptUploads } from '../../files/uploads/keptUploads.ts';
import { refuseOverQuota } from '../../files/uploads/uploadQuota.ts';

/**
 * Usually the browser, the webhook or `PaidDraftWatch` submits a paid draft. This check covers the case that all of
 * them fail.
 */
const FIRST_CHECK_MS = 5 * 60_000;

interface DraftInput {
  readonly draftId: string;
  readonly request: RecordsRequest;
  readonly language: Language;
  /** User id of the signed-in client who saves it. */
  readonly ownerId?: string | null;
  readonly inspection: InspectionTurn;
}

export interface SavedDraft {
  readonly intent: Intent;
  /** User ID of the client whose request it becomes; null if no one was signed in. */
  readonly ownerId: string | null;
}

/**
 * Saves a draft, then returns the PaymentIntent of its processing fee. A changed draft gets a new PaymentIntent, and the
 * old one is canceled. After a payment has started, the saved draft no longer changes.
 */
export async function saveDraftForPayment(
  { draftId, request, language, ownerId = null, inspection }: DraftInput,
  now: Date,
): Promise<SavedDraft> {
  const requestId = requestIdOf(draftId);
  const [session, found, kept, submitted] = await Promise.all([
    readUploadSession(
      `req-${draftId.toLowerCase()}`,
      fileIdsOf([...request.loaFiles, ...request.uploadedFiles]),
    ),
    readDraftIfAny(draftId),
    keptUploads(draftId),
    readRequestIfAny(requestId),
  ]);
  const before = found?.value;
  const accepted = new Map(
    [...(before?.loaFiles ?? []), ...(before?.supportingFiles ?? [])].map((facts) => [facts.fileId, facts]),
  );
  const isComplete = [...request.loaFiles, ...request.uploadedFiles].every(({ fileId }) =>
    accepted.has(fileId),
  );
  // A draft does not change after its payment has started, so new files are not collected. They could be refused, for
  // example because too many Office files wait for their inspection, and then nobody could continue with a paid draft.
  const started = before && !isComplete ? await startedPayment(before, { request, ownerId }) : null;
  if (before && started) return { intent: started, ownerId: before.ownerId };
  const keptIds = new Set(kept);
  const uploads = { session, accepted, keptIds, inspection, now };
  const lists = [
    { references: request.loaFiles, field: 'request.loaFiles' },
    { references: request.uploadedFiles, field: 'request.uploadedFiles' },
  ];
  const collected = await collectUploadLists(lists, uploads, wizardUploads).catch(async (error: unknown) => {
    // The uploads of a submitted request are no longer in quarantine.
    throw submitted || (await readRequest(requestId)) ? alreadySubmitted() : error;
  });
  const [loaFiles = [], supportingFiles = []] = collected;
  refuseOverQuota([...loaFiles, ...supportingFiles]);
  const office = resolveOffice((await readNotices()).services, request);
  let known: typeof found | undefined = found;
  return retryOnConflict('the draft', async () => {
    const [stored, created] =
      known === undefined
        ? await Promise.all([readDraftIfAny(draftId), readRequestIfAny(requestId)])
        : [known, submitted];
    known = undefined;
    if (!stored && created) throw alreadySubmitted();
    // The draft was deleted in the meantime, with its accepted files. Start again and check all files.
    if (!stored && before)
      return succeeded(await saveDraftForPayment({ draftId, request, language, ownerId, inspection }, now));
    const open = await intentOf(stored?.value);
    const revision = reviseDraft(stored?.value ?? null, open, { request, ownerId });
    if (revision.kind === 'payment-started')
      return succeeded({ intent: revision.intent, ownerId: stored?.value.ownerId ?? null });
    if (office.kind === 'withdrawn') throw locationRemoved();
    const { superseded, reusable, attempt } = revision;
    if (superseded && !(await cancelIntent(superseded.id))) return writeConflict;
    const draft: Draft = {
      draftId: draftId.toLowerCase(),
      request,
      office: office.kind === 'office' ? office.office : null,
      language,
      ownerId: revision.ownerId,
      loaFiles,
      supportingFiles,
      intentId: reusable?.id ?? null,
      attempt,
      savedAt: now.toISOString(),
    };
    const steps = [{ kind: 'finish-draft', draftId: draft.draftId }] as const;
    const [isSaved] = await Promise.all([
      saveDraft(draft, stored?.etag ?? null),
      // Without a draft, the task ends.
      putTask(requestId, DRAFT_TASK, steps, now, FIRST_CHECK_MS),
    ]);
    if (!isSaved) return writeConflict;
    const intent = reusable ?? (await openIntent(draft));
    return intent ? succeeded({ intent, ownerId: draft.ownerId }) : writeConflict;
  });
}

/** The PaymentIntent of a draft; null if none was created. */
async function intentOf(draft: Draft | undefined): Promise<Intent | null> {
  return draft?.intentId ? readIntent(draft.intentId) : null;
}

/** The PaymentIntent of a draft whose payment has started; null if it has not. */
async function startedPayment(
  draft: Draft,
  saved: { request: RecordsRequest; ownerId: string | null },
): Promise<Intent | null> {
  const revision = reviseDraft(draft, await intentOf(draft), saved);
  return revision.kind === 'payment-started' ? revision.intent : null;
}

/** Returns the error for a removed location. It names the field, so that the wizard returns to its first step. */
function locationRemoved(): PortalError {
  const message = 'This location is no longer offered. Please choose another one.';
  return new PortalError('invalid_input', message, { fields: { 'request.copyServiceLocation': message } });
}

function alreadySubmitted(): PortalError {
  return new PortalError(
    'conflict',
    'This request was already submitted. We sent the confirmation by email.',
  );
}

/**
 * Creates the PaymentIntent of an attempt and records it in the draft before returning its client secret. Returns null if
 * the draft is at another attempt by then: this PaymentIntent must not be paid.
 */
async function openIntent({ draftId, attempt }: Draft): Promise<Intent | null> {
  const requestId = requestIdOf(draftId);
  const intent = await createFeeIntent(requestId, attempt === 0 ? '' : String(attempt));
  const [saved] = await Promise.all([
    readDraft(draftId),
    saveIntentRecord(intent.id, { requestId, draftId }),
  ]);
  let known: typeof saved | undefined = saved;
  const isRecorded = await retryOnConflict('the draft', async () => {
    const stored = known === undefined ? await readDraft(draftId) : known;
    known = undefined;
    if (stored?.value.attempt !== attempt) return succeeded(false);
    if (stored.value.intentId === intent.id) return succeeded(true);
    if (stored.value.intentId !== null) return succeeded(false);
    return (await saveDraft({ ...stored.value, intentId: intent.id }, stored.etag))
      ? succeeded(true)
      : writeConflict;
  });
  if (!isRecorded) await cancelIntent(intent.id);
  return isRecorded ? intent : null;
}
