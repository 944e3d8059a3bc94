import type { Language } from '@portal/contract/languages/languages.ts';
import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { withinTimeout } from './withinTimeout.ts';

/** Where the page has the provider's script from: named by the page itself, or added by the provider's loader. */
const SCRIPTS = 'script[data-payment-provider], script[src^="https://js.stripe.com"]';

function providerScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(SCRIPTS);
}

/**
 * Fetches a script that was only named, failed or still hangs, and lets those who wait for it know. Under an address of its own:
 * a browser would let a second element for the same one wait for the request that hangs.
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
      reject(new Error('The script could not be fetched'));
    });
    document.head.append(script);
  });
  failed.dispatchEvent(new Event('load'));
}

const FAILED = 'Failed to initialize Stripe. Please refresh the page.';
/** Our own part of the provider's code is not there. */
export const NOT_LOADED = 'Stripe has not been initialized. Please refresh the page.';
const LATE = 'The payment provider did not answer within 10 seconds. Nothing was charged.';

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
  const { loadStripe } = await import('@stripe/stripe-js/pure').catch((cause: unknown) => {
    throw new Error(NOT_LOADED, { cause });
  });
  const stripe = await withinTimeout(async () => {
    try {
      // A script that is there without what it brings is only named by the page, or failed in an earlier try.
      const script = window.Stripe ? null : providerScript();
      if (script) await reloadScript(script);
      return await loadStripe(publishableKey, { locale: language });
    } catch {
      return null;
    }
  }, LATE);
  if (!stripe) throw new Error(FAILED);
  return stripe;
}
