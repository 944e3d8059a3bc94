import { useEffect } from 'react';
import { latestSessionEnd } from '../sessionChanges.ts';
import { readDeviceMark, readSessionToken } from '../sessionToken.ts';
import { requestSessionFromTabsLazily } from './requestSessionFromTabsLazily.ts';

/**
 * For pages that need no session: asks the other tabs for theirs, once the page is there. Only a browser in which
 * somebody has signed in can have such tabs; where a session has just ended, none is wanted.
 */
export function useSessionOfOtherTabs(): void {
  useEffect(() => {
    if (readSessionToken() !== null || readDeviceMark() === null || latestSessionEnd() !== null) return;
    void requestSessionFromTabsLazily();
  }, []);
}
