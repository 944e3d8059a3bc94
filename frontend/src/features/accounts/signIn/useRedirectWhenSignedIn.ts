import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { onSessionChange } from '../../../lib/session/sessionChanges.ts';
import { readSessionToken } from '../../../lib/session/sessionToken.ts';

interface Options {
  /** Returns the path to open; called when a user is signed in. */
  destination: () => string;
  /** Whether a user who is already signed in when the screen opens stays on it. */
  keepExistingSession?: boolean;
}

/**
 * Leaves a sign-in screen, replacing its history entry, when a user is signed in. Returns true while it leaves. Does not
 * check the token: the next page returns a user with an expired token to sign-in.
 */
export function useRedirectWhenSignedIn({ destination, keepExistingSession = false }: Options): boolean {
  const navigate = useNavigate();
  const token = useSyncExternalStore(onSessionChange, readSessionToken, () => null);
  const [initialToken] = useState(() => (keepExistingSession ? token : null));
  const isLeaving = token !== null && token !== initialToken;
  const leave = useEffectEvent(() => void navigate(destination(), { replace: true }));
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  return isLeaving;
}
