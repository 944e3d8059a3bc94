import { onStripe, stripeCodeOf } from './stripeClient.ts';

interface Part {
  readonly requestId: string;
  readonly refundId: string;
  readonly intentId: string;
  readonly cents: number;
}

/** Gives back so many cents of what a PaymentIntent took; the same refund is given once, however often it is asked for. */
export async function refundPart({ requestId, refundId, intentId, cents }: Part): Promise<'done' | 'failed'> {
  return onStripe(async (stripe) => {
    try {
      const { status } = await stripe.refunds.create(
        { payment_intent: intentId, amount: cents, metadata: { requestId, refundId } },
        { idempotencyKey: `refund:${requestId}:${refundId}` },
      );
      return status === 'failed' || status === 'canceled' ? 'failed' : 'done';
    } catch (error) {
      if (!isFinal(error)) throw error;
      return 'failed';
    }
  });
}

/** Whether Stripe would answer the same if it were asked again: there is nothing, or not so much, to give back. */
function isFinal(error: unknown): boolean {
  const type: unknown = (error as { type?: unknown } | null)?.type;
  return type === 'StripeInvalidRequestError' || stripeCodeOf(error) === 'charge_already_refunded';
}
