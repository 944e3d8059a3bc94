import { useEffect, useState } from 'react';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { useSecretParams } from '../form/useSecretParams.ts';

interface Invitation {
  /** Token from the invitation email; null without an invitation. */
  token: string | null;
  /**
   * Removes the token from this tab’s storage, so that a reload opens the form without it. The open screen keeps it.
   */
  clearStoredToken: () => void;
  /** Removes the token from the storage and from the open screen. */
  decline: () => void;
}

/**
 * The invitation that the screen was opened with. Its token is removed from the address and kept in this tab for
 * reloads.
 */
export function useInvitation(): Invitation {
  const tokenFromUrl = useSecretParams().get('invitation');
  const [token, setToken] = useState(() => tokenFromUrl ?? sessionStorage.getItem(sessionKeys.invitation));
  useEffect(() => {
    if (tokenFromUrl === null) return;
    try {
      sessionStorage.setItem(sessionKeys.invitation, tokenFromUrl);
    } catch {
      // Storage is full or disabled. After a reload, the user must open the link in the email again.
    }
  }, [tokenFromUrl]);
  function decline() {
    clearStoredToken();
    setToken(null);
  }
  return { token, clearStoredToken, decline };
}

function clearStoredToken(): void {
  sessionStorage.removeItem(sessionKeys.invitation);
}
