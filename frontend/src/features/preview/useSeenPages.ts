import { type RefObject, useEffect, useState } from 'react';

/** The numbers of the pages (`data-page`) of which at least a little is seen in the frame. */
export function useSeenPages(frame: RefObject<HTMLElement | null>, pageCount: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number(target.getAttribute('data-page'));
            if (isIntersecting) now.add(number);
            else now.delete(number);
          }
          return now;
        }),
      { root },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [frame, pageCount]);
  return seen;
}
