import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { PortalError } from '../../errors/portalError.ts';
import { stripeClient } from './stripeClient.ts';

const TOLERANCE_SECONDS = 300;

const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.optional(z.string()) }) }),
});

export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  /** The PaymentIntent that changed; null for other events. */
  readonly intentId: string | null;
  /** Stripe's id of the refund that changed; null for other events. */
  readonly stripeRefundId: string | null;
  /** The PaymentIntent whose dispute changed; null for other events. */
  readonly disputedIntentId: string | null;
  /** The payout that changed; null for other events. */
  readonly payoutId: string | null;
}

/** Verifies the signature of a webhook and reads its event. Rejects timestamps more than five minutes off. */
export async function readWebhook(rawBody: string, signature: string, now: Date): Promise<WebhookEvent> {
  const stripe = await stripeClient();
  const verified = z.safeParse(
    event,
    await stripe.webhooks
      .constructEventAsync(rawBody, signature, settings().STRIPE_WEBHOOK_SECRET, TOLERANCE_SECONDS)
      .catch((cause: unknown) => {
        throw new PortalError('invalid_input', 'The signature is not valid', { cause });
      }),
  );
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (signedAt > now.getTime() / 1000 + TOLERANCE_SECONDS) {
    throw new PortalError('invalid_input', 'The signature is from the future');
  }
  if (!verified.success) throw new PortalError('invalid_input', 'The event is not one of Stripe’s');
  const { id, type, data } = verified.data;
  const { object } = data;
  const idOf = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  const paid = object.object === 'dispute' ? object['payment_intent'] : null;
  const disputedIntentId = typeof paid === 'string' ? paid : null;
  return {
    id,
    type,
    intentId: idOf('payment_intent'),
    stripeRefundId: idOf('refund'),
    disputedIntentId,
    payoutId: idOf('payout'),
  };
}
