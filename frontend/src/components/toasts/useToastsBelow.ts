import { type RefObject, useLayoutEffect } from 'react';
import { TOASTS_TOP } from './toastsTop.ts';

const GAP = 8;

/** As long as it is shown, keeps the toasts below an element whose title and buttons they would cover. */
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
