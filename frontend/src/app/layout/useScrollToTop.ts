import { useEffect, useRef } from 'react';

/** Scrolls to the top when the path changes. */
export function useScrollToTop(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
