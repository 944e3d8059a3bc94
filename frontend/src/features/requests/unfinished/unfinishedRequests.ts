import {
  discardUnfinishedRequest,
  listUnfinishedRequests,
  saveUnfinishedRequest,
} from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { draftStore, savedDraftStore, savedVersionOf, type StoredDraft } from '../draft/draftStore.ts';

/** The unfinished requests of the signed-in client. */
export const unfinishedRequestsQuery = queryOptions({
  queryKey: ['unfinishedRequests'],
  queryFn: ({ signal }) =>
    call(listUnfinishedRequests, { signal, fallback: 'Failed to load your unfinished requests' }),
  // Another device may change them at any time.
  staleTime: 0,
});

/** How many saves without a response a tab remembers. */
const MAX_UNANSWERED = 3;

/** Saves the draft of this tab in the account, and remembers its version. Throws ApiError. */
export async function saveToAccount(
  { draftId, values, ssnEntered, furthestStep }: StoredDraft,
  seenVersion: number,
): Promise<{ expiresAt: string }> {
  const content = { values, ssnEntered, furthestStep };
  const body = { draftId, ...content, seenVersion };
  const earlier = savedDraftStore.read();
  const unanswered = (earlier?.draftId === draftId && earlier.unanswered) || [];
  savedDraftStore.save({
    draftId,
    version: seenVersion,
    unanswered: [...unanswered, contentText(content)].slice(-MAX_UNANSWERED),
  });
  const { version, expiresAt } = await call(saveUnfinishedRequest, {
    body,
    fallback: 'Failed to save your request',
  });
  savedDraftStore.save({ draftId, version });
  return { expiresAt };
}

/**
 * Whether a version in the account was saved by this tab, which did not receive the response, for example because the page
 * was reloaded in the meantime. The next save then replaces it.
 */
export function adoptLostSave(request: UnfinishedRequest): boolean {
  const saved = savedDraftStore.read();
  if (saved?.draftId !== request.draftId) return false;
  if (!saved.unanswered?.includes(contentText(request))) return false;
  savedDraftStore.save({ draftId: request.draftId, version: request.version });
  return true;
}

function contentText({
  values,
  ssnEntered,
  furthestStep,
}: Pick<StoredDraft, 'values' | 'ssnEntered' | 'furthestStep'>): string {
  // Sorted, because a response can have another order, and without fields that no response has.
  const fields = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fields, ssnEntered, furthestStep]);
}

/**
 * Makes an unfinished request the draft of this tab. Another draft of this tab is saved first, so that nothing is lost.
 * If the tab has the same version, its draft stays, because it may have newer changes. Throws ApiError.
 */
export async function openInThisTab(request: UnfinishedRequest): Promise<void> {
  const inTab = draftStore.read();
  const version = inTab ? savedVersionOf(inTab.draftId) : 0;
  if (inTab?.draftId === request.draftId && version === request.version) return;
  if (inTab && inTab.draftId !== request.draftId) await saveToAccount(inTab, version);
  sessionStorage.removeItem(sessionKeys.payment);
  replaceTabDraft(request);
}

/** Replaces the draft of this tab by a version from the account. */
export function replaceTabDraft({
  draftId,
  values,
  ssnEntered,
  furthestStep,
  savedAt,
  version,
}: UnfinishedRequest): void {
  draftStore.save({ draftId, values, ssnEntered, furthestStep, savedAt });
  savedDraftStore.save({ draftId, version });
}

/** Discards an unfinished request in the account and in this tab. Throws ApiError. */
export async function discardUnfinished(draftId: string): Promise<void> {
  await call(discardUnfinishedRequest, { body: { draftId }, fallback: 'Failed to discard the request' });
  if (draftStore.read()?.draftId === draftId) {
    draftStore.clear();
    savedDraftStore.clear();
  }
}
