import { useEffect, useState } from 'react';

/** Whole seconds left until an instant (milliseconds since 1970), counted down while the component is shown. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [over]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
