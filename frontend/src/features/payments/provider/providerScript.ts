/** Where the page has the provider's script from: named by the page itself, or added by the provider's loader. */
const SCRIPTS = 'script[data-payment-provider], script[src^="https://js.stripe.com"]';

export function providerScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(SCRIPTS);
}

/**
 * Fetches a script that was only named, failed or still hangs, and lets those who wait for it know. Under an address of its own:
 * a browser would let a second element for the same one wait for the request that hangs.
 */
export async function fetchAnew(failed: HTMLScriptElement): Promise<void> {
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
