import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks a bar at the bottom of the window that lists must not cover. */
export const actionBar = { 'data-action-bar': '' };

/** Opens the list of a field upward if there is not enough room below. The list must be inside the field’s box. */
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
  // Only the visual viewport excludes the area that an on-screen keyboard covers.
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
  return Math.min(visibleHeight, bar?.top ?? visibleHeight);
}
