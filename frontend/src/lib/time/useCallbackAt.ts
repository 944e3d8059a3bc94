import { useEffect, useEffectEvent } from 'react';

/** Timers cannot wait more than 24 days, and the clock may change, so the time is checked every minute. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `onReached` at an instant (UTC ISO; null for never). If the same instant is still given afterwards, the device's
 * clock is ahead, and it is called again every minute.
 */
export function useCallbackAt(instant: string | null, onReached: () => void): void {
  const notifyReached = useEffectEvent(onReached);
  useEffect(() => {
    if (instant === null) return;
    const at = Date.parse(instant);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const remainingMs = at - Date.now();
      timer = setTimeout(
        check,
        remainingMs > 0 ? Math.min(remainingMs, CHECK_INTERVAL_MS) : CHECK_INTERVAL_MS,
      );
    };
    const check = () => {
      if (Date.now() >= at) notifyReached();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [instant]);
}
