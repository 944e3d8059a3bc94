import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'portal.data';

/** Lists show a change shortly after the changed request does. */
const LIST_DELAY_MS = 1_500;

const thisTab = crypto.randomUUID();

/** Marks a query that is refetched when another tab changes data. */
export const syncAcrossTabs = { meta: { syncAcrossTabs: true } } as const;

/** Notifies the other tabs that data was changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Refetches marked queries after another tab changes data, immediately and after the delay of the lists. Inactive queries
 * are refetched when they are shown. Failed queries are not, because repeating a wrong code counts against its order.
 * Returns a function that stops this.
 */
export function refetchOnOtherTabChange(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () =>
    void queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.['syncAcrossTabs'] === true && state.status === 'success',
    });
  channel.addEventListener('message', ({ data }) => {
    if (data === thisTab) return;
    refresh();
    clearTimeout(timer);
    timer = setTimeout(refresh, LIST_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
