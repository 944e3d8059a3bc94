import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of the panel that replaced a form, because the focused button is gone. */
export function useTitleFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return panel;
}
