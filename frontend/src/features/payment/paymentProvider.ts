import type { Language } from '@portal/contract/languages/languages.ts';
import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';

const TIMEOUT_MS = 10_000;

/**
 * The payment provider's script, loaded when it is needed; it speaks `language`. Fails after ten seconds: a provider
 * that hangs never answers.
 */
export function paymentProviderQuery(publishableKey: string, language: Language) {
  return queryOptions({
    queryKey: ['payment-provider', publishableKey, language],
    queryFn: () => loadProvider(publishableKey, language),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
}

async function loadProvider(publishableKey: string, language: Language): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await withinTimeout(loadStripe(publishableKey, { locale: language }).catch(() => null));
  if (!stripe) throw new Error('Failed to initialize Stripe. Please refresh the page.');
  return stripe;
}

async function withinTimeout<T>(loading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abandonScript();
    reject(new Error('The payment provider did not answer within 10 seconds. Nothing was charged.'));
  }, TIMEOUT_MS);
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Stripe's loader waits for its script for ever; told of an error, it fetches the script anew the next time. */
function abandonScript(): void {
  document.querySelector('script[src^="https://js.stripe.com"]')?.dispatchEvent(new Event('error'));
}
