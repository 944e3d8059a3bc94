import { nowInSeconds } from '../objects/identifier.ts';
import type { StripeEvent } from '../objects/event.ts';
import { signatureHeader } from './sign.ts';

export interface Endpoint {
  url: string;
  secret: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;

/** Signs an event and sends it once. @returns whether the endpoint accepted it (2xx) */
export async function postEvent(
  { url, secret }: Endpoint,
  event: StripeEvent,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret, nowInSeconds()),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Refused, reset or timed out: the event must be sent again.
    return false;
  }
}
