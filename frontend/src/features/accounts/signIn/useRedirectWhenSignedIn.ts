import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { onSessionChange } from '../../../lib/session/sessionChanges.ts';
import { readSessionToken } from '../../../lib/session/sessionToken.ts';

interface Options {
  /** Where to go, asked when somebody is signed in. */
  destination: () => string;
  /** Whoever is signed in when the screen opens may stay on it. */
  keepExistingSession?: boolean;
}

/**
 * Leaves a screen of signing in, for good, as soon as somebody is signed in here; true while it leaves. The token is
 * not read: one that has run out is sent back by the page that it leads to.
 */
export function useRedirectWhenSignedIn({ destination, keepExistingSession = false }: Options): boolean {
  const navigate = useNavigate();
  const token = useSyncExternalStore(onSessionChange, readSessionToken);
  const [present] = useState(() => (keepExistingSession ? token : null));
  const leaves = token !== null && token !== present;
  const leave = useEffectEvent(() => void navigate(destination(), { replace: true }));
  useEffect(() => {
    if (leaves) leave();
  }, [leaves]);
  return leaves;
}
