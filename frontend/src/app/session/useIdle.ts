import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { profileQuery } from '../../lib/session/profileQuery.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { type IdleState, idleStateOf, mustExtendSession } from '../../lib/session/idleRule.ts';
import { lastCallAt } from '../../lib/session/lastCall.ts';
import { readLastInput, saveLastInput } from '../../lib/session/lastInput.ts';
import { signOut } from '../../lib/session/signOut.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/** Tabs share the time of the latest input through storage. This limits how often it is written. */
const SHARE_INTERVAL_MS = 1000;
const EXTENSION_CHECK_INTERVAL_MS = 30_000;

/**
 * Tracks input in all tabs and signs out an inactive user. Returns the seconds left while the warning is shown, otherwise
 * null. During the warning, only `stay` counts as input.
 */
export function useIdle({ sid, userId }: Claims): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const checkIdle = useCallback(
    function checkIdle(): IdleState {
      clearTimeout(timer.current);
      const state = idleStateOf(readLastInput(sid) ?? Date.now(), Date.now());
      setSecondsLeft(state.state === 'warning' ? state.secondsLeft : null);
      if (state.state === 'idle') void signOut('idle');
      else timer.current = setTimeout(checkIdle, state.checkInMs);
      return state;
    },
    [sid],
  );

  const extendSession = useCallback(() => {
    if (!mustExtendSession(readLastInput(sid) ?? 0, lastCallAt(), Date.now())) return;
    void queryClient.fetchQuery({ ...profileQuery(userId), staleTime: 0 }).catch(() => undefined);
  }, [queryClient, sid, userId]);

  const recordActivity = useCallback(() => {
    const now = Date.now();
    saveLastInput(sid, now);
    checkIdle();
    extendSession();
  }, [checkIdle, sid, extendSession]);

  useEffect(() => {
    if (readLastInput(sid) === null) saveLastInput(sid, Date.now());
    timer.current = setTimeout(checkIdle);
    const recordInput = () => {
      if (Date.now() - (readLastInput(sid) ?? 0) < SHARE_INTERVAL_MS) return;
      // The first input after sleep must not hide the inactive time before it.
      if (checkIdle().state === 'active') recordActivity();
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === deviceKeys.lastInput && readLastInput(sid) !== null) checkIdle();
    };
    for (const input of INPUT_EVENTS)
      document.addEventListener(input, recordInput, { capture: true, passive: true });
    const extensionTimer = setInterval(extendSession, EXTENSION_CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkIdle);
    window.addEventListener('storage', handleStorage);
    return () => {
      clearTimeout(timer.current);
      clearInterval(extensionTimer);
      for (const input of INPUT_EVENTS) document.removeEventListener(input, recordInput, { capture: true });
      document.removeEventListener('visibilitychange', checkIdle);
      window.removeEventListener('storage', handleStorage);
    };
  }, [checkIdle, recordActivity, sid, extendSession]);

  return { secondsLeft, stay: recordActivity };
}
