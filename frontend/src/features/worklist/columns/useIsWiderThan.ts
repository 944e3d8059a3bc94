import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content needs more pixels than its box has. Null needs nothing. */
export function useIsWiderThan(box: RefObject<HTMLElement | null>, neededWidth: number | null): boolean {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || neededWidth === null) return;
    const measure = () => setWidth(element.clientWidth || Number.POSITIVE_INFINITY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, neededWidth]);
  return neededWidth !== null && neededWidth > width;
}
