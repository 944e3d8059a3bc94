import { createHmac, randomUUID } from 'node:crypto';
import { secretsOf } from '../portal/stores.ts';

interface Delivery {
  /** The exact body. It is signed unless `signature` is given. */
  readonly payload: string;
  /** The time of signing in the signature. */
  readonly signedAt?: Date;
  readonly signature?: string;
}

/** Sends a webhook, signed as Stripe signs it, or with another signature. */
export async function deliver(
  portal: { readonly site: string; readonly dir: string },
  { payload, signedAt = new Date(), signature }: Delivery,
): Promise<Response> {
  const { webhookSecret } = await secretsOf(portal);
  return fetch(new URL('/api/payment/webhook', portal.site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? sign(payload, webhookSecret, signedAt),
    },
    body: payload,
  });
}

/** Stripe's signature header: HMAC-SHA256 of the time of signing and the exact payload. */
export function sign(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

/** The payload of an event about an object. */
export function eventAbout(object: { object: string; id: string; status?: string }, type: string): string {
  return JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
}

/** Makes the emulator send the events of a PaymentIntent again, concurrently. */
export async function redeliver(
  { stripe }: { readonly stripe: string },
  options: { times: number; shuffle: boolean; paymentIntent: string },
): Promise<{ sent: number; accepted: number }> {
  const response = await fetch(new URL('/__test/webhooks/redeliver', stripe), {
    method: 'POST',
    body: JSON.stringify(options),
  });
  return (await response.json()) as { sent: number; accepted: number };
}

/** Makes the emulator hold webhooks back, or releases them. */
export async function holdWebhooks({ stripe }: { readonly stripe: string }, hold: boolean): Promise<void> {
  await fetch(new URL('/__test/webhooks', stripe), {
    method: 'POST',
    body: JSON.stringify({ mode: hold ? 'hold' : 'normal' }),
  });
}
