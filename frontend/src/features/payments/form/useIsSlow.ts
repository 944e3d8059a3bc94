import { useEffect, useState } from 'react';

/** After this time the UI explains the delay. */
const SLOW_MS = 10_000;

/** True once `waiting` has been true for ten seconds. A new `attempt` restarts the timer. */
export function useIsSlow(waiting: boolean, attempt = 0): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waiting, attempt]);
  return waiting && isSlow;
}
