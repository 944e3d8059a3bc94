import { useSyncExternalStore } from 'react';

/** Whether a media query such as `(max-width: 599px)` matches, where CSS alone cannot change the layout. */
export function useMediaQuery(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(media).matches,
  );
}
