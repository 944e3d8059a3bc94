import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { profileQuery } from '../../features/accounts/api/profileQuery.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { type IdleState, idleStateOf, mustExtendSession } from '../../lib/session/idleRule.ts';
import { lastCallAt } from '../../lib/session/lastCall.ts';
import { readLastInput, writeLastInput } from '../../lib/session/lastInput.ts';
import { signOut } from '../../lib/session/signOut.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/** Tabs share the latest input through storage, which is not written for every move of a pointer. */
const SHARED_EVERY_MS = 1000;
const EXTEND_SESSION_EVERY_MS = 30_000;

/**
 * Watches for input in all tabs and signs out when there was none for too long. Answers the seconds that are left once
 * the warning is due, else null; while it is due, only `stay` counts as input.
 */
export function useIdle({ sid, userId }: Claims): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(
    function look(): IdleState {
      clearTimeout(timer.current);
      const state = idleStateOf(readLastInput(sid) ?? Date.now(), Date.now());
      setSecondsLeft(state.state === 'warning' ? state.secondsLeft : null);
      if (state.state === 'idle') void signOut('idle');
      else timer.current = setTimeout(look, state.checkInMs);
      return state;
    },
    [sid],
  );

  const extendSession = useCallback(() => {
    if (!mustExtendSession(readLastInput(sid) ?? 0, lastCallAt(), Date.now())) return;
    void queryClient.fetchQuery({ ...profileQuery(userId), staleTime: 0 }).catch(() => undefined);
  }, [queryClient, sid, userId]);

  const note = useCallback(() => {
    const now = Date.now();
    writeLastInput(sid, now);
    look();
    extendSession();
  }, [look, sid, extendSession]);

  useEffect(() => {
    if (readLastInput(sid) === null) writeLastInput(sid, Date.now());
    timer.current = setTimeout(look);
    const recordInput = () => {
      if (Date.now() - (readLastInput(sid) ?? 0) < SHARED_EVERY_MS) return;
      // A computer that slept wakes up with an input: the time before it counts all the same.
      if (look().state === 'active') note();
    };
    const follow = ({ key }: StorageEvent) => {
      if (key === deviceKeys.lastInput && readLastInput(sid) !== null) look();
    };
    for (const input of INPUTS)
      document.addEventListener(input, recordInput, { capture: true, passive: true });
    const extensionTimer = setInterval(extendSession, EXTEND_SESSION_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', follow);
    return () => {
      clearTimeout(timer.current);
      clearInterval(extensionTimer);
      for (const input of INPUTS) document.removeEventListener(input, recordInput, { capture: true });
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', follow);
    };
  }, [look, note, sid, extendSession]);

  return { secondsLeft, stay: note };
}
