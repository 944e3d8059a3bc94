import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives the focus to the heading of the page if an action has removed the control that had it. Checks each time when
 * `shown` changes. Returns a function to call when the action succeeds.
 */
export function useHeadingFocus(shown: unknown): () => void {
  const hasActed = useRef(false);
  const check = useEffectEvent(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasActed.current && isLost) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
  useEffect(() => check(), [shown]);
  return () => {
    hasActed.current = true;
  };
}
