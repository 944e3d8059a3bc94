import { onStripe, stripeCodeOf } from './stripeClient.ts';

/** Gives back all that a PaymentIntent took; doing it again changes nothing. */
export async function refundIntent(intentId: string): Promise<void> {
  await onStripe(async (stripe) => {
    try {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${intentId}` });
    } catch (error) {
      if (stripeCodeOf(error) !== 'charge_already_refunded') throw error;
    }
  });
}
