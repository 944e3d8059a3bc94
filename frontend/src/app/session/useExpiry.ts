import { useEffect } from 'react';
import type { Claims } from '../../lib/session/claims.ts';
import { closeSession } from '../../lib/session/session.ts';

/** No timer waits longer than 2^31 ms; a remembered session lasts longer than that. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000;

/** Closes the session when its token runs out; at once when that happened while the computer slept. */
export function useExpiry(session: Claims | null): void {
  const expiresAtMs = session && session.exp * 1000;
  useEffect(() => {
    if (expiresAtMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = expiresAtMs - Date.now();
      if (leftMs <= 0) closeSession('expired');
      else timer = setTimeout(look, Math.min(leftMs, LONGEST_TIMER_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAtMs]);
}
