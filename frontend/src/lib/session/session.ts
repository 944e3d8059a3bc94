import type { Grant } from '@portal/contract/accounts/endpoints/oauth.ts';
import { useSyncExternalStore } from 'react';
import { type Claims, tokenClaimsOf } from './claims.ts';
import { onSessionChange, type SessionEnd, publishSessionChange } from './sessionChanges.ts';
import { readSessionToken, removeSessionToken, storeDeviceMark, storeSessionToken } from './sessionToken.ts';
import { claimTab, dropUnfinishedRequest, releaseTab } from './tabs/tabOwner.ts';

export type { SessionEnd } from './sessionChanges.ts';

type Listener = (claims: Claims | null, end: SessionEnd | null) => void;

let read: { token: string | null; claims: Claims | null } | undefined;

/** Who is signed in here, or null. The same object as long as the token stays the same. */
export function currentSession(): Claims | null {
  const token = readSessionToken();
  if (read?.token !== token) read = { token, claims: tokenClaimsOf(token, new Date()) };
  return read.claims;
}

/** Signs in: keeps the token for the device or for the tab, as the token itself says. */
export function openSession({ token, device }: Pick<Grant, 'token' | 'device'>): void {
  storeDeviceMark(device);
  adoptSession(token);
}

/** Goes on with a session that was opened here or in another tab. */
export function adoptSession(token: string): void {
  const claims = tokenClaimsOf(token, new Date());
  if (!claims) throw new Error('The server sent a session token that can’t be read');
  storeSessionToken(token, claims.rememberMe);
  noticeSession();
}

/** Goes on with the session that the storage holds now; another tab may have put it there. */
export function noticeSession(): void {
  claimTab();
  publishSessionChange(null);
}

/**
 * Forgets the session in this tab, and what the tab keeps of its person at once: the code that listens for the rest may
 * still be on its way. A session that ran out leaves an unfinished request where it is (see `forgetSession`).
 */
export function closeSession(end: SessionEnd): void {
  removeSessionToken();
  if (end === 'signed-out') releaseTab();
  if (end === 'idle') dropUnfinishedRequest();
  publishSessionChange(end);
}

/** Hears of every sign-in and sign-out in this tab; answers how to stop listening. */
export function onSession(listener: Listener): () => void {
  return onSessionChange((end) => listener(currentSession(), end));
}

/** Who is signed in, followed as it changes. */
export function useSession(): Claims | null {
  return useSyncExternalStore(onSessionChange, currentSession);
}
