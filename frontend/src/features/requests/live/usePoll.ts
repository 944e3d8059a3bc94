import { useEffect, useEffectEvent } from 'react';
import { pollDelay } from './rules/pollDelay.ts';

/** Calls `poll` at once and every few seconds while the tab is visible. After failures, less often. */
export function usePoll(poll: (signal: AbortSignal) => Promise<void>): void {
  const run = useEffectEvent(poll);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isRunning = false;
    const next = async () => {
      clearTimeout(timer);
      if (isRunning || controller.signal.aborted || document.visibilityState === 'hidden') return;
      isRunning = true;
      failures = await run(controller.signal).then(
        () => 0,
        () => failures + 1,
      );
      isRunning = false;
      if (!controller.signal.aborted) timer = setTimeout(() => void next(), pollDelay(failures));
    };
    const handleVisibility = () => void next();
    void next();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
}
