import { useEffect, useState } from 'react';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { useSecretParams } from '../form/useSecretParams.ts';

interface Invitation {
  /** Of the mail that invited this person; null for everybody else. */
  token: string | null;
  /** After a reload, this tab knows of no invitation; the screen that is open goes on with it. */
  forget: () => void;
  /** The screen goes on without it as well. */
  decline: () => void;
}

/** The invitation that the screen was opened with: taken out of the address, and kept in this tab for a reload. */
export function useInvitation(): Invitation {
  const taken = useSecretParams().get('invitation');
  const [token, setToken] = useState(() => taken ?? sessionStorage.getItem(sessionKeys.invitation));
  useEffect(() => {
    if (taken === null) return;
    try {
      sessionStorage.setItem(sessionKeys.invitation, taken);
    } catch {
      // Storage is full or switched off: after a reload, the link of the mail opens it again.
    }
  }, [taken]);
  function decline() {
    forget();
    setToken(null);
  }
  return { token, forget, decline };
}

function forget(): void {
  sessionStorage.removeItem(sessionKeys.invitation);
}
