import { useSyncExternalStore } from 'react';
import { onSessionChange } from './sessionChanges.ts';
import { readSessionToken } from './sessionToken.ts';

const hasToken = () => readSessionToken() !== null;

/** Whether this browser has a session token. For public pages, which must not load the code that parses it. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken, () => false);
}
