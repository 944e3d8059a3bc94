import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useSyncExternalStore } from 'react';
import { type Claims, tokenClaimsOf } from './claims.ts';
import { onSessionChange, type SessionEnd, publishSessionChange } from './sessionChanges.ts';
import { readSessionToken, removeSessionToken, storeDeviceToken, storeSessionToken } from './sessionToken.ts';
import { claimTab, dropUnfinishedRequest, releaseTab } from './tabs/tabOwner.ts';

export type { SessionEnd } from './sessionChanges.ts';

type Listener = (claims: Claims | null, end: SessionEnd | null) => void;

let cache: { token: string | null; claims: Claims | null } | undefined;

/** The claims of the signed-in user; null if there is none. Returns the same object while the token is the same. */
export function currentSession(): Claims | null {
  const token = readSessionToken();
  if (cache?.token !== token) cache = { token, claims: tokenClaimsOf(token, new Date()) };
  return cache.claims;
}

/** Signs in. Stores the token for the device or the tab, depending on its claims. */
export function openSession({ token, device }: Pick<Grant, 'token' | 'device'>): void {
  storeDeviceToken(device);
  adoptSession(token);
}

/** Uses a session that was opened here or in another tab. */
export function adoptSession(token: string): void {
  const claims = tokenClaimsOf(token, new Date());
  if (!claims) throw new Error('The server sent a session token that can’t be read');
  storeSessionToken(token, claims.rememberMe);
  adoptStoredSession();
}

/** Uses the session that is in storage now, possibly from another tab. */
export function adoptStoredSession(): void {
  claimTab();
  publishSessionChange(null);
}

/**
 * Ends the session in this tab. Also clears the user's data in the tab, because the code that clears the rest may still
 * be loading. An expired session keeps an unfinished request (see `forgetSession`).
 */
export function closeSession(end: SessionEnd): void {
  removeSessionToken();
  if (end === 'signed-out') releaseTab();
  if (end === 'idle') dropUnfinishedRequest();
  publishSessionChange(end);
}

/** Calls the listener on every sign-in and sign-out in this tab. Returns the unsubscribe function. */
export function onSession(listener: Listener): () => void {
  return onSessionChange((end) => listener(currentSession(), end));
}

/** The claims of the signed-in user, updated on every change; null if there is none. */
export function useSession(): Claims | null {
  return useSyncExternalStore(onSessionChange, currentSession);
}
