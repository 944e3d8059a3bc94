import { useLayoutEffect, useRef } from 'react';

/** Keeps what is in the middle of a frame there when its content grows or shrinks by zooming. */
export function useStableCenter(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const centre = useRef({ x: 0.5, y: 0 });
  useLayoutEffect(() => {
    const seen = frame.current;
    if (!seen) return;
    seen.scrollLeft = centre.current.x * seen.scrollWidth - seen.clientWidth / 2;
    seen.scrollTop = centre.current.y * seen.scrollHeight - seen.clientHeight / 2;
  }, [zoom]);

  /** To be called whenever the frame is scrolled. */
  function recordCenter() {
    const seen = frame.current;
    if (!seen) return;
    centre.current = {
      x: (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth,
      y: (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight,
    };
  }
  return { frame, recordCenter };
}
