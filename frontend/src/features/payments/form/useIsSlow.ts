import { useEffect, useState } from 'react';

/** From here on a wait is explained. */
const SLOW_MS = 10_000;

/** True once something has been `waiting` for ten seconds; another `attempt` counts anew. */
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
