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
  const top = header ? offsetTopOf(header) : 0;
  if (header && top < COVERED.height && rightOf(header) > window.innerWidth - COVERED.width)
    style.setProperty(TOASTS_TOP, `${top + header.offsetHeight + GAP}px`);
  else style.removeProperty(TOASTS_TOP);
}

/** The top edge of an element in the window, without the animation of an opening dialog. */
function offsetTopOf(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? offsetTopOf(parent) : 0);
}

/** The right edge of what an element contains: a title is as wide as the dialog, but its text may be short. */
function rightOf(element: HTMLElement): number {
  const contents = document.createRange();
  contents.selectNodeContents(element);
  return contents.getBoundingClientRect().right;
}
