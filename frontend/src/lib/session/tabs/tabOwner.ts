import { useSyncExternalStore } from 'react';
import { sessionKeys } from '../../storage/sessionKeys.ts';
import { readSessionToken } from '../sessionToken.ts';
import { tokenPayload } from '../tokenPayload.ts';

const { draft, payment, pendingSubmission, update, returnPath, tabOwner } = sessionKeys;

const listeners = new Set<() => void>();

let ownerVersion = 0;

/**
 * Makes this tab the tab of whoever is signed in. What it kept of another person, whose session ended, is dropped; what
 * nobody in particular began before signing in is theirs from now on. Reads the token without the code that checks it,
 * because it runs before the first paint.
 */
export function claimTab(): void {
  const payload = tokenPayload(readSessionToken());
  if (typeof payload !== 'object' || payload === null || !('userId' in payload)) return;
  const { userId } = payload;
  const owner = sessionStorage.getItem(tabOwner);
  if (typeof userId !== 'string' || owner === userId) return;
  if (owner !== null) {
    drop([draft, payment, pendingSubmission, update, returnPath]);
    notifyOwnerChange();
  }
  sessionStorage.setItem(tabOwner, userId);
}

/** Drops the unfinished request of somebody who was signed out; the page to return to waits for them. */
export function dropUnfinishedRequest(): void {
  drop([draft, payment, pendingSubmission, update]);
  notifyOwnerChange();
}

/** Drops everything, so that the next person starts with an empty tab. */
export function releaseTab(): void {
  drop([draft, payment, pendingSubmission, update, returnPath, tabOwner]);
  notifyOwnerChange();
}

/**
 * For a request that is begun without being signed in: it goes on with whoever signs in next. What the tab still kept of
 * somebody else is dropped.
 */
export function startAnonymousRequest(): void {
  if (readSessionToken() !== null || sessionStorage.getItem(tabOwner) === null) return;
  drop([draft, payment, pendingSubmission, update, returnPath, tabOwner]);
}

/** Calls the listener when the data on screen or in memory may belong to someone else. Returns the unsubscribe function. */
export function onTabOwnerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts owner changes of this tab. Used as a React key to reset state. */
export function useTabOwnerVersion(): number {
  return useSyncExternalStore(onTabOwnerChange, () => ownerVersion);
}

function drop(keys: readonly string[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
}

function notifyOwnerChange(): void {
  ownerVersion++;
  for (const listener of listeners) listener();
}
