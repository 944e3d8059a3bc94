import type { Language } from '@portal/contract/languages/languages.ts';
import { UPLOAD_QUOTA, wizardUploads } from '@portal/contract/rules/uploadRules.ts';
import type { RecordsRequest } from '@portal/contract/schemas/recordsRequest.ts';
import { type Draft, draftExpiry, readDraft, saveDraft } from '../data/accounts/drafts.ts';
import { readUploadSession } from '../data/accounts/uploadSessions.ts';
import { contend, done, lost } from '../data/contend.ts';
import { requestIdOf } from '../data/requestIdentity.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { putTask } from '../data/requests/tasks.ts';
import { cancelIntent, createFeeIntent, type Intent, readIntent } from '../services/payments/intents.ts';
import { PortalError } from '../errors/portalError.ts';
import type { UploadFacts } from '../domain/file/uploadFacts.ts';
import { collectUploads } from './collectUploads.ts';
import { overQuota } from './overQuota.ts';

interface DraftInput {
  readonly draftId: string;
  readonly request: RecordsRequest;
  readonly language: Language;
}

/** Paid, clearing, or only waiting for the payer's bank account to be verified. */
function isUnderWay({ status, verificationUrl }: Intent): boolean {
  return status === 'succeeded' || status === 'processing' || verificationUrl !== null;
}

/**
 * Stores what is about to be paid for, then answers the PaymentIntent of its fee: one per draft and text: a changed
 * text gets another one, and the one before can be paid no more. Once it is under way the stored draft stays as it was paid for, whatever is sent again.
 */
export async function saveDraftForPayment(
  { draftId, request, language }: DraftInput,
  now: Date,
): Promise<Intent> {
  const session = await readUploadSession(`req-${draftId}`);
  const [loaFiles, supportingFiles] = await Promise.all([
    collectUploads(request.loaFiles, session, wizardUploads, 'request.loaFiles'),
    collectUploads(request.uploadedFiles, session, wizardUploads, 'request.uploadedFiles'),
  ]);
  refuseOverQuota([...loaFiles, ...supportingFiles]);
  return contend('the draft', async () => {
    const stored = await readDraft(draftId);
    if (!stored && (await readRequest(requestIdOf(draftId)))) throw alreadySubmitted();
    const open = stored?.value.intentId ? await readIntent(stored.value.intentId) : null;
    if (open && isUnderWay(open)) return done(open);
    const keepsIntent =
      open !== null && open.status !== 'canceled' && stored !== null && isSameOrder(stored.value, request);
    // Whoever has the old text on the screen must not pay for the new one: its PaymentIntent is given up first.
    if (open && !keepsIntent && open.status !== 'canceled' && !(await cancelIntent(open.id))) return lost;
    const attempt = (stored?.value.attempt ?? 0) + (open && !keepsIntent ? 1 : 0);
    const draft: Draft = {
      draftId: draftId.toLowerCase(),
      request,
      language,
      loaFiles,
      supportingFiles,
      intentId: keepsIntent ? open.id : null,
      attempt,
      savedAt: now.toISOString(),
      expiresAt: draftExpiry(now),
    };
    if (!(await saveDraft(draft, stored?.etag ?? null))) return lost;
    await putTask(
      requestIdOf(draftId),
      'task|draft',
      [{ kind: 'finish-draft', draftId: draft.draftId }],
      now,
    );
    if (keepsIntent) return done(open);
    return done(await openIntent(draft));
  });
}

/** Both were parsed with the same schema, so that the same order is the same text. */
function isSameOrder(draft: Draft, request: RecordsRequest): boolean {
  return JSON.stringify(draft.request) === JSON.stringify(request);
}

function alreadySubmitted(): PortalError {
  return new PortalError(
    'conflict',
    'This request was already submitted. Its confirmation was sent by e-mail.',
  );
}

/** Links were given for the sizes that the browser announced; what counts is what came. */
function refuseOverQuota(files: readonly UploadFacts[]): void {
  const bytes = files.reduce((total, { size }) => total + size, 0);
  if (bytes > UPLOAD_QUOTA.bytes) throw overQuota();
}

/** Makes the PaymentIntent and notes it in the draft before its client secret reaches anybody. */
async function openIntent(draft: Draft): Promise<Intent> {
  const intent = await createFeeIntent(draft.draftId, draft.attempt === 0 ? '' : String(draft.attempt));
  await contend('the draft', async () => {
    const stored = await readDraft(draft.draftId);
    if (!stored || stored.value.intentId === intent.id) return done(undefined);
    return (await saveDraft({ ...stored.value, intentId: intent.id }, stored.etag)) ? done(undefined) : lost;
  });
  return intent;
}
