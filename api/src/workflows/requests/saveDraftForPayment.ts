import type { Language } from '@portal/contract/languages/languages.ts';
import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { type Draft, readDraft, saveDraft } from '../../data/accounts/drafts.ts';
import { saveIntentRecord } from '../../data/accounts/intentRecords.ts';
import { readUploadSession } from '../../data/accounts/uploadSessions.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { requestIdOf } from '../../data/requestIdentity.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { DRAFT_TASK } from '../../data/requests/draftTasks.ts';
import { putTask } from '../../data/requests/tasks.ts';
import { cancelIntent, createFeeIntent, type Intent, readIntent } from '../../services/payments/intents.ts';
import { resolveOffice } from '../../domain/configuration/notices/resolveOffice.ts';
import { reviseDraft } from '../../domain/payments/reviseDraft.ts';
import { PortalError } from '../../errors/portalError.ts';
import { collectUploads } from '../files/uploads/collectUploads.ts';
import { refuseOverQuota } from '../files/uploads/uploadQuota.ts';

/** The payer, Stripe's webhook or the watch over Stripe's events comes first; this is for the case that all of them fail. */
const FIRST_LOOK_MS = 5 * 60_000;

interface DraftInput {
  readonly draftId: string;
  readonly request: RecordsRequest;
  readonly language: Language;
  /** User id of the signed-in client who saves it. */
  readonly ownerId?: string | null;
}

/**
 * Stores what is about to be paid for, then answers the PaymentIntent of its fee: one per draft and text: a changed
 * text gets another one, and the one before can be paid no more. Once it is under way the stored draft stays as it was paid for, whatever is sent again.
 */
export async function saveDraftForPayment(
  { draftId, request, language, ownerId = null }: DraftInput,
  now: Date,
): Promise<Intent> {
  const session = await readUploadSession(`req-${draftId.toLowerCase()}`);
  const before = (await readDraft(draftId))?.value;
  const acceptedIds = new Set(
    [...(before?.loaFiles ?? []), ...(before?.supportingFiles ?? [])].map(({ fileId }) => fileId),
  );
  const uploads = { session, acceptedIds, now };
  const [loaFiles, supportingFiles] = await Promise.all([
    collectUploads(request.loaFiles, uploads, wizardUploads, 'request.loaFiles'),
    collectUploads(request.uploadedFiles, uploads, wizardUploads, 'request.uploadedFiles'),
  ]);
  refuseOverQuota([...loaFiles, ...supportingFiles]);
  const office = resolveOffice((await readNotices()).services, request);
  return retryOnConflict('the draft', async () => {
    const stored = await readDraft(draftId);
    if (!stored && (await readRequest(requestIdOf(draftId)))) throw alreadySubmitted();
    // It was given up meanwhile, and what it held with it: files are looked at again.
    if (!stored && before)
      return succeeded(await saveDraftForPayment({ draftId, request, language, ownerId }, now));
    const open = stored?.value.intentId ? await readIntent(stored.value.intentId) : null;
    const revision = reviseDraft(stored?.value ?? null, open, request);
    if (revision.kind === 'payment-started') return succeeded(revision.intent);
    if (office.kind === 'withdrawn') throw withdrawn();
    const { superseded, reusable, attempt } = revision;
    if (superseded && !(await cancelIntent(superseded.id))) return writeConflict;
    const draft: Draft = {
      draftId: draftId.toLowerCase(),
      request,
      office: office.kind === 'office' ? office.office : null,
      language,
      // A session that ran out between two saves takes nothing from its client.
      ownerId: ownerId ?? stored?.value.ownerId ?? null,
      loaFiles,
      supportingFiles,
      intentId: reusable?.id ?? null,
      attempt,
      savedAt: now.toISOString(),
    };
    if (!(await saveDraft(draft, stored?.etag ?? null))) return writeConflict;
    const work = [{ kind: 'finish-draft', draftId: draft.draftId }] as const;
    await putTask(requestIdOf(draftId), DRAFT_TASK, work, now, FIRST_LOOK_MS);
    if (reusable) return succeeded(reusable);
    const made = await openIntent(draft);
    return made ? succeeded(made) : writeConflict;
  });
}

/** Whatever is said of it must be mended on the first step, with everything else kept. */
function withdrawn(): PortalError {
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
 * Makes the PaymentIntent of an attempt and notes it in the draft before its client secret reaches anybody; null when
 * the draft has moved on to another attempt meanwhile, so that this one must not be paid.
 */
async function openIntent({ draftId, attempt }: Draft): Promise<Intent | null> {
  const requestId = requestIdOf(draftId);
  const intent = await createFeeIntent(requestId, attempt === 0 ? '' : String(attempt));
  await saveIntentRecord(intent.id, { requestId, draftId });
  const isNoted = await retryOnConflict('the draft', async () => {
    const stored = await readDraft(draftId);
    if (stored?.value.attempt !== attempt) return succeeded(false);
    if (stored.value.intentId === intent.id) return succeeded(true);
    if (stored.value.intentId !== null) return succeeded(false);
    return (await saveDraft({ ...stored.value, intentId: intent.id }, stored.etag))
      ? succeeded(true)
      : writeConflict;
  });
  if (!isNoted) await cancelIntent(intent.id);
  return isNoted ? intent : null;
}
