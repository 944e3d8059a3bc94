import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { paymentProviderQuery } from './paymentProvider.ts';

const LATE = 'The payment provider did not respond within 10 seconds. Nothing was charged.';
const FAILED = 'Failed to initialize Stripe. Please refresh the page.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  for (const script of scripts()) script.remove();
});

const scripts = () => [...document.querySelectorAll('script')];

function load(): Promise<Stripe | Error> {
  return createQueryClient()
    .fetchQuery(paymentProviderQuery('pk_test_1', 'en'))
    .catch((error: Error) => error);
}

/** Makes a script load successfully. */
function finishLoading(script: HTMLScriptElement): unknown {
  const provider = { elements: () => undefined };
  const create = Object.assign(() => provider, { version: 'endive' });
  vi.stubGlobal('Stripe', create as unknown as StripeConstructor);
  script.dispatchEvent(new Event('load'));
  return provider;
}

async function waitForTimeouts(count: number): Promise<void> {
  const loading = load();
  await vi.waitUntil(() => scripts().length === count);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toMatchObject({ message: LATE });
}

it('times out after ten seconds and retries with a new script address each time', async () => {
  await waitForTimeouts(1);
  await waitForTimeouts(2);
  const failing = load();
  await vi.waitUntil(() => scripts().length === 3);
  scripts()[2]!.dispatchEvent(new Event('error'));
  expect(await failing).toMatchObject({ message: FAILED });

  const again = load();
  await vi.waitUntil(() => scripts().length === 3);
  const all = scripts().map(({ src }) => new URL(src));
  expect(new Set(all.map(({ href }) => href)).size).toBe(3);
  expect(new Set(all.map(({ origin, pathname }) => origin + pathname)).size).toBe(1);
  const provider = finishLoading(scripts()[2]!);
  expect(await again).toBe(provider);
});
