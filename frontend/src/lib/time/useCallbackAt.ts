import { useEffect, useEffectEvent } from 'react';

/** Timers cannot wait more than 24 days, and the clock may be changed: so the time is checked each minute. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `onTurn` at an instant (UTC ISO; null: never). As long as the same instant stays given afterwards, the
 * device's clock is ahead, and it is called again each minute.
 */
export function useCallbackAt(instant: string | null, onReached: () => void): void {
  const notifyReached = useEffectEvent(onReached);
  useEffect(() => {
    if (instant === null) return;
    const at = Date.parse(instant);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = at - Date.now();
      timer = setTimeout(check, leftMs > 0 ? Math.min(leftMs, CHECK_INTERVAL_MS) : CHECK_INTERVAL_MS);
    };
    const check = () => {
      if (Date.now() >= at) notifyReached();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [instant]);
}
