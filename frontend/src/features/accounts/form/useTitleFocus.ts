import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of what has taken the place of a form: the button that had it is gone. */
export function useTitleFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return panel;
}
