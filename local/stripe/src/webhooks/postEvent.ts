import { createHmac } from 'node:crypto';
import { nowInSeconds } from '../objects/identifier.ts';
import type { StripeEvent } from '../objects/event.ts';

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

/** The `stripe-signature` header: HMAC-SHA256 over the timestamp and the exact body. */
function signatureHeader(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
