import { useLayoutEffect, useRef } from 'react';

/** Keeps the center of a frame in place when zooming changes the size of its content. */
export function useStableCenter(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const center = useRef({ x: 0.5, y: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = center.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = center.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [zoom]);

  /** Call this on every scroll. */
  function recordCenter() {
    const element = frame.current;
    if (!element) return;
    center.current = {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    };
  }
  return { frame, recordCenter };
}
