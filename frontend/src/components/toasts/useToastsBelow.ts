import { type RefObject, useLayoutEffect } from 'react';
import { TOASTS_TOP } from './toastsTop.ts';

const GAP = 8;
/** What toasts cover in the corner of the window: a toast of three lines. */
const COVERED = { width: 396, height: 116 };

/** The headers of the open dialogs, the topmost last. */
const headers = new Set<HTMLElement>();

/** Keeps the toasts below the header of a dialog if they would cover it. */
export function useToastsBelow(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    headers.add(element);
    moveToasts();
    const watcher = new ResizeObserver(moveToasts);
    watcher.observe(element);
    window.addEventListener('resize', moveToasts);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', moveToasts);
      headers.delete(element);
      moveToasts();
    };
  }, [header]);
}

function moveToasts(): void {
  const { style } = document.documentElement;
  const header = [...headers].at(-1);
  const edges = header && edgesOf(header);
  const isCovered = edges && edges.top < COVERED.height && edges.right > window.innerWidth - COVERED.width;
  if (isCovered) style.setProperty(TOASTS_TOP, `${edges.bottom + GAP}px`);
  else style.removeProperty(TOASTS_TOP);
}

/** The edges of an element in the window, without the animation of an opening dialog. */
function edgesOf(element: HTMLElement): { top: number; right: number; bottom: number } {
  let [top, left] = [0, 0];
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
    top += each.offsetTop;
    left += each.offsetLeft;
  }
  return { top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}
