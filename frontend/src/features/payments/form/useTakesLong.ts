import { useEffect, useState } from 'react';

/** From here on a wait is explained. */
const LONG_MS = 10_000;

/** True once something has been `waiting` for ten seconds; another `attempt` counts anew. */
export function useTakesLong(waiting: boolean, attempt = 0): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, attempt]);
  return waiting && late;
}
