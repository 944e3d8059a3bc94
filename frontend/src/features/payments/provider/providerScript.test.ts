import type { StripeConstructor } from '@stripe/stripe-js';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { paymentProviderQuery } from './paymentProvider.ts';

const scripts = () => [...document.querySelectorAll('script')];

const load = () =>
  createQueryClient()
    .fetchQuery(paymentProviderQuery('pk_test_1', 'en'))
    .catch((error: Error) => error);

afterEach(() => {
  for (const script of scripts()) script.remove();
});

it('reloads a failed provider script only from the address that the page declares', async () => {
  const declared = document.createElement('script');
  declared.dataset['paymentProvider'] = '';
  declared.src = 'https://portal.example/provider/stripe.js';
  document.head.append(declared);
  const failing = load();
  await vi.waitUntil(() => scripts().length === 2);
  scripts()[1]!.dispatchEvent(new Event('error'));
  expect(await failing).toMatchObject({
    message: 'Failed to initialize Stripe. Please refresh the page.',
  });

  const again = load();
  await vi.waitUntil(() => scripts().length === 2);
  expect(scripts().map(({ src }) => src.replace(/\?.*/, ''))).toEqual([declared.src, declared.src]);
  const provider = {};
  const create = Object.assign(() => provider, { version: 'endive' });
  vi.stubGlobal('Stripe', create as unknown as StripeConstructor);
  scripts()[1]!.dispatchEvent(new Event('load'));
  expect(await again).toBe(provider);
});
