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
import { readIntent } from '../../../services/payments/intents.ts';

/** Returns the unfinished requests of an account, newest first, without those that were paid or submitted. */
export async function unfinishedRequestsOf(userId: string): Promise<StoredUnfinished[]> {
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
  const arePaid = await Promise.all(existing.map(({ draftId }) => isPaidOrSubmitted(draftId)));
  return existing
    .filter((_, index) => !arePaid[index])
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
  if (await readRequest(requestIdOf(draftId))) return true;
  const intentId = (await readDraft(draftId))?.value.intentId;
  if (!intentId) return false;
  const status = (await readIntent(intentId))?.status;
  return status === 'succeeded' || status === 'processing';
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
