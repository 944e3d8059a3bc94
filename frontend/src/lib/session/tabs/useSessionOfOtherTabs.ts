import { useEffect } from 'react';
import { latestSessionEnd } from '../sessionChanges.ts';
import { readDeviceToken, readSessionToken } from '../sessionToken.ts';
import { requestSessionFromTabsLazily } from './requestSessionFromTabsLazily.ts';

/**
 * Asks other tabs for their session after a public page has rendered. Skipped in a browser that never had a sign-in, and
 * in a tab whose session has just ended.
 */
export function useSessionOfOtherTabs(): void {
  useEffect(() => {
    if (readSessionToken() !== null || readDeviceToken() === null || latestSessionEnd() !== null) return;
    void requestSessionFromTabsLazily();
  }, []);
}
