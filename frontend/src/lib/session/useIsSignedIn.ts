import { useSyncExternalStore } from 'react';
import { onSessionChange } from './sessionChanges.ts';
import { readSessionToken } from './sessionToken.ts';

const hasToken = () => readSessionToken() !== null;

/** Whether this browser holds a session. For public pages, which must not load the code that reads one. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken);
}
