import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 1199px)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is too narrow for the columns of a table, so that each request is a card. */
export function useShowsCards(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
