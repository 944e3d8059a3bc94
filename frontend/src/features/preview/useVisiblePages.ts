import { type RefObject, useEffect, useState } from 'react';

/** How much of the frame's height a page may be away from it. Pages that come into view are then already drawn. */
const NEAR = '50% 0px';

/** The numbers of the pages (`data-page`) that are in the frame or near it. */
export function useVisiblePages(
  frame: RefObject<HTMLElement | null>,
  pageCount: number,
): ReadonlySet<number> {
  const [visiblePages, setVisiblePages] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setVisiblePages((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number(target.getAttribute('data-page'));
            if (isIntersecting) now.add(number);
            else now.delete(number);
          }
          return now;
        }),
      { root, rootMargin: NEAR },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [frame, pageCount]);
  return visiblePages;
}
