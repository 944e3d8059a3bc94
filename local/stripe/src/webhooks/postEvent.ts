import { nowInSeconds } from '../objects/identifier.ts';
import type { StripeEvent } from '../objects/event.ts';
import { signatureHeader } from './sign.ts';

export interface Endpoint {
  url: string;
  secret: string;
}

const ANSWER_WITHIN_MS = 30_000;

/** Sends an event once, signed as of now. @returns whether the endpoint took it (2xx) */
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Refused, reset or too slow: all of them mean that the event is still to be delivered.
    return false;
  }
}
