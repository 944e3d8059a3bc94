import * as z from 'zod/mini';
import type { Settings } from '../../config/settings.ts';
import type { Reached } from '../../domain/doctor/judgeReach.ts';
import type { WebhookEndpoint } from '../../domain/doctor/judgeWebhookEndpoint.ts';
import { openStripe } from './stripeClient.ts';

type Given = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>;

const endpoint = z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) });

/** Whether Stripe takes the secret key. */
export async function reachStripe(given: Given): Promise<Reached> {
  const stripe = await openStripe(given);
  try {
    await stripe.balance.retrieve();
    return { status: 200 };
  } catch (error) {
    const { statusCode, code, type } = error as { statusCode?: unknown; code?: unknown; type?: unknown };
    return typeof statusCode === 'number' ? { status: statusCode } : { code: String(code ?? type) };
  }
}

/** The webhooks of the account; null where it does not list them. */
export async function listWebhooks(given: Given): Promise<WebhookEndpoint[] | null> {
  const stripe = await openStripe(given);
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return z.array(endpoint).parse(data);
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw error;
    return null;
  }
}

/** The header with which Stripe would sign a payload. */
export async function signatureFor(given: Given, payload: string, secret: string): Promise<string> {
  const stripe = await openStripe(given);
  return stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
}
