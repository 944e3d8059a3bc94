import { useSyncExternalStore } from 'react';
import { sessionKeys, staffDraftPrefix } from '../../storage/sessionKeys.ts';
import { readSessionToken } from '../sessionToken.ts';
import { tokenPayload } from '../tokenPayload.ts';

const { draft, savedDraft, payment, pendingSubmission, update, returnPath, tabOwner } = sessionKeys;

const listeners = new Set<() => void>();

let ownerVersion = 0;

/**
 * Makes the signed-in user the owner of this tab. Data of a previous owner is dropped, except what staff entered about
 * requests, which only its author reads; data that was entered before sign-in now belongs to the new owner. Reads the
 * token without validating it, because it runs before the first paint.
 */
export function claimTab(): void {
  const payload = tokenPayload(readSessionToken());
  if (typeof payload !== 'object' || payload === null || !('userId' in payload)) return;
  const { userId } = payload;
  const owner = sessionStorage.getItem(tabOwner);
  if (typeof userId !== 'string' || owner === userId) return;
  if (owner !== null) {
    drop([draft, savedDraft, payment, pendingSubmission, update, returnPath]);
    notifyOwnerChange();
  }
  sessionStorage.setItem(tabOwner, userId);
}

/** Drops the unfinished request of a user who was signed out as idle. The return path stays for them. */
export function dropUnfinishedRequest(): void {
  drop([draft, savedDraft, payment, pendingSubmission, update]);
  notifyOwnerChange();
}

/** Drops everything of the owner, so that the next user starts with an empty tab. */
export function releaseTab(): void {
  const owner = sessionStorage.getItem(tabOwner);
  if (owner !== null) dropStaffDrafts(owner);
  drop([draft, savedDraft, payment, pendingSubmission, update, returnPath, tabOwner]);
  notifyOwnerChange();
}

/**
 * Starts a request without a session. It will belong to the next user who signs in. Data of a previous owner is
 * dropped.
 */
export function startAnonymousRequest(): void {
  if (readSessionToken() !== null || sessionStorage.getItem(tabOwner) === null) return;
  drop([draft, savedDraft, payment, pendingSubmission, update, returnPath, tabOwner]);
}

/** Calls the listener when the data on screen or in memory may belong to someone else. Returns the unsubscribe function. */
export function onTabOwnerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts owner changes of this tab. Used as a React key to reset state. */
export function useTabOwnerVersion(): number {
  return useSyncExternalStore(
    onTabOwnerChange,
    () => ownerVersion,
    () => 0,
  );
}

/** Drops what a staff member entered about requests and has not sent. */
function dropStaffDrafts(userId: string): void {
  drop(Object.keys(sessionStorage).filter((key) => key.startsWith(staffDraftPrefix(userId))));
}

function drop(keys: readonly string[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
}

function notifyOwnerChange(): void {
  ownerVersion++;
  for (const listener of listeners) listener();
}
