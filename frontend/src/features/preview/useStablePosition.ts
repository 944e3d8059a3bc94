import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the upper left corner of a frame in place when `layout`, such as its zoom, changes the size of its content. The left
 * edge of a document that becomes wider than its frame stays visible.
 */
export function useStablePosition(frame: RefObject<HTMLElement | null>, layout: string) {
  const corner = useRef({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = corner.current.x * element.scrollWidth;
    element.scrollTop = corner.current.y * element.scrollHeight;
  }, [frame, layout]);

  /** Call this on every scroll. */
  return function recordPosition() {
    const element = frame.current;
    if (!element) return;
    corner.current = {
      x: element.scrollLeft / element.scrollWidth,
      y: element.scrollTop / element.scrollHeight,
    };
  };
}
