import { MAX_UNFINISHED_REQUESTS } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { readDraft } from '../../../data/requests/drafts/drafts.ts';
import {
  changeUnfinishedList,
  deleteUnfinished,
  readUnfinished,
  unfinishedDraftIds,
} from '../../../data/requests/drafts/unfinishedRequests.ts';
import { requestIdOf } from '../../../data/requestIdentity.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import type { StoredUnfinished } from '../../../domain/requests/unfinished/saveUnfinished.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { readIntent } from '../../../services/payments/intents.ts';
import { closeIntent } from '../../payments/closeIntent.ts';

export interface OpenUnfinished extends StoredUnfinished {
  /** Its fee waits for a bank account to be verified. */
  readonly waitsForVerification?: true;
}

/** Returns the unfinished requests of an account, newest first, without those that were paid or submitted. */
export async function unfinishedRequestsOf(userId: string): Promise<OpenUnfinished[]> {
  const draftIds = await unfinishedDraftIds(userId);
  const found = await Promise.all(
    draftIds.map(async (draftId) => {
      const stored = await readUnfinished(draftId);
      return stored?.value.ownerId === userId ? stored.value : null;
    }),
  );
  const removed = draftIds.filter((_, index) => found[index] === null);
  if (removed.length > 0) await changeUnfinishedList(userId, { removed });
  const existing = found.filter((each) => each !== null);
  const fees = await Promise.all(existing.map(({ draftId }) => feeStateOf(draftId)));
  return existing
    .flatMap((each, index) => {
      if (fees[index] === 'paid') return [];
      return { ...each, ...(fees[index] === 'verifying' && { waitsForVerification: true as const }) };
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/**
 * Whether a listed draft is within the limit of an account. If several drafts were saved at once, those listed last are
 * not.
 */
export async function isWithinLimit(userId: string, draftId: string): Promise<boolean> {
  const existing = new Set((await unfinishedRequestsOf(userId)).map((each) => each.draftId));
  const listed = (await unfinishedDraftIds(userId)).filter((each) => existing.has(each));
  return listed.indexOf(draftId) < MAX_UNFINISHED_REQUESTS;
}

/** Whether the draft became a request, or its payment succeeded or is being processed. */
export async function isPaidOrSubmitted(draftId: string): Promise<boolean> {
  return (await feeStateOf(draftId)) === 'paid';
}

/** `verifying`: a bank account has to be verified first. `paid`: also if the bank is processing the payment. */
async function feeStateOf(draftId: string): Promise<'unpaid' | 'verifying' | 'paid'> {
  if (await readRequest(requestIdOf(draftId))) return 'paid';
  const intentId = (await readDraft(draftId))?.value.intentId;
  const intent = intentId ? await readIntent(intentId) : null;
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return 'paid';
  return intent?.verificationUrl ? 'verifying' : 'unpaid';
}

/**
 * Discards an unfinished request of an account. Its open PaymentIntent is canceled first, so that nothing can be charged
 * for it later. Refused if the payment succeeded or is being processed.
 */
export async function discardUnfinished(draftId: string, userId: string): Promise<void> {
  if ((await readUnfinished(draftId))?.value.ownerId !== userId) return;
  const draft = (await readDraft(draftId))?.value;
  // The payment of another person who continued the request is theirs.
  const isOwn = draft?.ownerId === null || draft?.ownerId === userId;
  const state = draft?.intentId && isOwn ? await closeIntent(draft.intentId) : 'closed';
  if (state === 'clearing')
    throw new PortalError(
      'conflict',
      'This request can’t be discarded because its payment is being processed.',
    );
  if (state === 'paid')
    throw new PortalError('conflict', 'This request can’t be discarded because it is already paid.');
  await endUnfinished(draftId, userId);
}

/**
 * Deletes an unfinished request if it exists and belongs to the account. With null as account, the owner does not
 * matter.
 */
export async function endUnfinished(draftId: string, userId: string | null): Promise<void> {
  await retryOnConflict('the unfinished request', async () => {
    const stored = await readUnfinished(draftId);
    if (!stored || (userId !== null && stored.value.ownerId !== userId)) return succeeded(undefined);
    if (!(await deleteUnfinished(stored))) return writeConflict;
    await changeUnfinishedList(stored.value.ownerId, { removed: [stored.value.draftId] });
    return succeeded(undefined);
  });
}
