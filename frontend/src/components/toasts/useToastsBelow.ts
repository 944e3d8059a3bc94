import { type RefObject, useLayoutEffect } from 'react';
import { TOASTS_TOP } from './toastsTop.ts';

const GAP = 8;

/** Keeps the toasts below an element, so that they do not cover its title and buttons. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const updatePosition = () => {
      const bottom = element.current?.getBoundingClientRect().bottom ?? 0;
      style.setProperty(TOASTS_TOP, `${Math.round(bottom) + GAP}px`);
    };
    updatePosition();
    const watcher = new ResizeObserver(updatePosition);
    if (element.current) watcher.observe(element.current);
    window.addEventListener('resize', updatePosition);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', updatePosition);
      style.removeProperty(TOASTS_TOP);
    };
  }, [element]);
}
