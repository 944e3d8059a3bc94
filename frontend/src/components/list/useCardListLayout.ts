import { useSyncExternalStore } from 'react';

const narrowMedia = { client: '(max-width: 1199px)', staff: '(max-width: 1279px)' } as const;

/** Whether the page is too narrow for a table, so that each request is a card. Staff tables have more columns. */
export function useCardListLayout(isStaff: boolean): boolean {
  const media = narrowMedia[isStaff ? 'staff' : 'client'];
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(media).matches,
  );
}
