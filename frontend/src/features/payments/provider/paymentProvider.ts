import type { Language } from '@portal/contract/languages/languages.ts';
import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { withinTimeout } from './withinTimeout.ts';

/** The provider's script, either declared by the page or added by the provider's loader. */
const SCRIPT_SELECTOR = 'script[data-payment-provider], script[src^="https://js.stripe.com"]';

function providerScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(SCRIPT_SELECTOR);
}

/**
 * Loads a script that was only declared, failed or hangs, then fires `load` on the old element. Uses a new address,
 * because browsers make a second element with the same address wait for the request that hangs.
 */
async function reloadScript(failed: HTMLScriptElement): Promise<void> {
  const address = new URL(failed.src);
  address.searchParams.set('again', String(Date.now()));
  const script = document.createElement('script');
  script.src = address.href;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The payment form could not be loaded'));
    });
    document.head.append(script);
  });
  failed.dispatchEvent(new Event('load'));
}

const INITIALIZATION_FAILED = 'Failed to initialize Stripe. Please refresh the page.';
/** The provider's loader in our bundle did not load. */
export const NOT_LOADED = 'Stripe has not been initialized. Please refresh the page.';
const TIMED_OUT = 'The payment provider did not respond within 10 seconds. Nothing was charged.';

/**
 * Loads the payment provider's script in `language`. Fails after ten seconds, because a provider that hangs never
 * responds.
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
  const { loadStripe } = await import('@stripe/stripe-js/pure').catch((cause: unknown) => {
    throw new Error(NOT_LOADED, { cause });
  });
  const stripe = await withinTimeout(async () => {
    try {
      // A script element without window.Stripe was only declared by the page, or failed before.
      const script = window.Stripe ? null : providerScript();
      if (script) await reloadScript(script);
      return await loadStripe(publishableKey, { locale: language });
    } catch {
      return null;
    }
  }, TIMED_OUT);
  if (!stripe) throw new Error(INITIALIZATION_FAILED);
  return stripe;
}
