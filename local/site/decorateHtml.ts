import { ribbonHtml } from './ribbon.ts';

/** Only names the script: as with Stripe's own, a page fetches it when somebody is to pay. */
const standInScript =
  '<script type="text/plain" data-payment-provider src="/__local/stripe/v3/stripe.js"></script>';

/** Adds what only the local demo has to a page: the ribbon, and Stripe's stand-in when it runs. */
export function decorateHtml(html: string, wanted: { ribbon: boolean; stripe: boolean }): string {
  const withScript = wanted.stripe ? html.replace(/<head(\s[^>]*)?>/i, (tag) => tag + standInScript) : html;
  return wanted.ribbon ? withScript.replace(/<body(\s[^>]*)?>/i, (tag) => tag + ribbonHtml) : withScript;
}
