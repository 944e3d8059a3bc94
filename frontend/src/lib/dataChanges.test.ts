import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { announceChange, refetchOnOtherTabChange, syncAcrossTabs } from './dataChanges.ts';

const CHANNEL = 'portal.data';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** Observes a query and returns its load function as a mock. */
async function observeQuery(queryClient: QueryClient, key: string, options: object, fails = false) {
  const load = vi.fn<() => Promise<string>>(() =>
    fails ? Promise.reject(new Error('wrong code')) : Promise.resolve('data'),
  );
  const query = { queryKey: [key], queryFn: load, staleTime: 60_000, retry: false, ...options };
  const observer = new QueryObserver(queryClient, query);
  stops.push(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return load;
}

it('refetches marked queries at once and after a delay when another tab changes data', async () => {
  const queryClient = new QueryClient();
  stops.push(refetchOnOtherTabChange(queryClient));
  const list = await observeQuery(queryClient, 'list', syncAcrossTabs);
  const profile = await observeQuery(queryClient, 'profile', {});
  const refused = await observeQuery(queryClient, 'refused', syncAcrossTabs, true);
  const otherTab = new BroadcastChannel(CHANNEL);
  stops.push(() => otherTab.close());
  otherTab.postMessage('another tab');
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  expect(profile).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('notifies the other tabs and ignores its own message', async () => {
  const queryClient = new QueryClient();
  stops.push(refetchOnOtherTabChange(queryClient));
  const list = await observeQuery(queryClient, 'list', syncAcrossTabs);
  const received = vi.fn<() => void>();
  const otherTab = new BroadcastChannel(CHANNEL);
  stops.push(() => otherTab.close());
  otherTab.addEventListener('message', received);
  announceChange();
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  expect(list).toHaveBeenCalledTimes(1);
});
