import { useEffect, useEffectEvent } from 'react';

/** Loads code that a form needs later, in a task of its own, so that the form reacts to input before. */
export function useWarmUp(load: () => Promise<unknown>): void {
  const warmUp = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    const timer = setTimeout(() => warmUp());
    return () => clearTimeout(timer);
  }, []);
}
