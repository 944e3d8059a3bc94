import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 599px)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as a phone, where the order of things differs and not only their size. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
