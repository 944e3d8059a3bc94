import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks a bar that stays at the bottom of the window, so that lists do not open over it. */
export const actionBar = { 'data-action-bar': '' };

/** For a list below a field, inside the box of the field: turns it upward where the room below does not hold it. */
export function useOpensUpward(open: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const box = element?.parentElement?.getBoundingClientRect();
    if (!open || !element || !box) return;
    const below = availableBottom() - box.bottom;
    element.toggleAttribute('data-upward', below < element.offsetHeight && box.top > below);
  }, [open]);
  return list;
}

function availableBottom(): number {
  const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect();
  // A keyboard on the screen covers a part of the window that only the visual viewport leaves out.
  const seen = window.visualViewport?.height ?? window.innerHeight;
  return Math.min(seen, bar?.top ?? seen);
}
