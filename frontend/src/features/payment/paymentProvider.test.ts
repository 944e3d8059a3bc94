import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/queryClient.ts';
import { paymentProviderQuery } from './paymentProvider.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const scripts = () => [...document.querySelectorAll('script[src^="https://js.stripe.com"]')];

it('gives up on a provider that does not answer within ten seconds, and fetches its script anew', async () => {
  const loading = createQueryClient()
    .fetchQuery(paymentProviderQuery('pk_test_1', 'en'))
    .catch((error: Error) => error);
  await vi.waitUntil(() => scripts().length === 1);
  const [first] = scripts();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toMatchObject({
    message: 'The payment provider did not answer within 10 seconds. Nothing was charged.',
  });
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(first);
});
