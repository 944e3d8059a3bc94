import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'portal.data';

/** A list shows a change a moment after the request that was changed. */
const LISTS_FOLLOW_MS = 1_500;

const thisTab = crypto.randomUUID();

/** Marks a query that is refetched when another tab changes data. */
export const followsChanges = { meta: { followsChanges: true } } as const;

/** Notifies the other tabs that data was changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Loads again what another tab has changed, at once and when the lists have followed; what is not shown is loaded when
 * it is. A query that failed is left alone: repeating a wrong code counts against its order. Answers how to stop.
 */
export function refetchOnOtherTabChange(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let later: ReturnType<typeof setTimeout> | undefined;
  const refresh = () =>
    void queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.['followsChanges'] === true && state.status === 'success',
    });
  channel.addEventListener('message', ({ data }) => {
    if (data === thisTab) return;
    refresh();
    clearTimeout(later);
    later = setTimeout(refresh, LISTS_FOLLOW_MS);
  });
  return () => {
    clearTimeout(later);
    channel.close();
  };
}
