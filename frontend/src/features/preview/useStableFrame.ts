import { useLayoutEffect, useRef } from 'react';
import { useWidth } from './useWidth.ts';

/**
 * A scrollable frame that keeps its upper left corner in place when its width or `layout`, such as the zoom, changes the
 * size of its content. So the left edge of a document that becomes wider than its frame stays visible. `width`: of the
 * frame inside, in CSS pixels; 0 before it is known.
 */
export function useStableFrame(layout: string) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const corner = useRef({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = corner.current.x * element.scrollWidth;
    element.scrollTop = corner.current.y * element.scrollHeight;
  }, [layout, width]);

  /** Call this on every scroll. */
  function recordPosition() {
    const element = frame.current;
    if (!element) return;
    corner.current = {
      x: element.scrollLeft / element.scrollWidth,
      y: element.scrollTop / element.scrollHeight,
    };
  }
  return { frame, width, recordPosition };
}
