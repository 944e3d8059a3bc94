import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { announceChange, refetchOnOtherTabChange, followsChanges } from './dataChanges.ts';

const CHANNEL = 'portal.data';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** A query that is on screen, and how often it was loaded. */
async function shown(queryClient: QueryClient, key: string, options: object, fails = false) {
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
  const list = await shown(queryClient, 'list', followsChanges);
  const profile = await shown(queryClient, 'profile', {});
  const refused = await shown(queryClient, 'refused', followsChanges, true);
  const otherTab = new BroadcastChannel(CHANNEL);
  stops.push(() => otherTab.close());
  otherTab.postMessage('another tab');
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(3), { timeout: 5_000 });
  expect(profile).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('notifies the other tabs and ignores its own message', async () => {
  const queryClient = new QueryClient();
  stops.push(refetchOnOtherTabChange(queryClient));
  const list = await shown(queryClient, 'list', followsChanges);
  const heard = vi.fn<() => void>();
  const otherTab = new BroadcastChannel(CHANNEL);
  stops.push(() => otherTab.close());
  otherTab.addEventListener('message', heard);
  announceChange();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(list).toHaveBeenCalledTimes(1);
});
