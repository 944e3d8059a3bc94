import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { paymentProviderQuery } from './paymentProvider.ts';

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: () => Promise.reject(new Error('Failed to load Stripe.js')),
}));

it('fails with instructions when the provider’s script cannot be loaded', async () => {
  const loading = createQueryClient().fetchQuery(paymentProviderQuery('pk_test_1', 'en'));
  await expect(loading).rejects.toThrow('Failed to initialize Stripe. Please refresh the page.');
});
