import { useEffect, useEffectEvent } from 'react';

/** Timers cannot wait for more than 24 days, and a clock may be set meanwhile: so it is looked at again each minute. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Calls `onTurn` at an instant (UTC ISO; null: never). As long as the same instant stays given afterwards, the
 * device's clock is ahead, and it is called again each minute.
 */
export function useTurningPoint(instant: string | null, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (instant === null) return;
    const at = Date.parse(instant);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = at - Date.now();
      timer = setTimeout(look, leftMs > 0 ? Math.min(leftMs, LOOK_AGAIN_MS) : LOOK_AGAIN_MS);
    };
    const look = () => {
      if (Date.now() >= at) turn();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [instant]);
}
