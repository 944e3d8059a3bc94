import { refundsOf } from './refundsOf.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

/** What came of giving back: it goes back now, had gone back before, or Stripe had tried and could not. */
export type RefundOutcome = 'now' | 'before' | 'failed';

/** Gives back all that a PaymentIntent took; doing it again changes nothing. */
export async function refundIntent(intentId: string): Promise<RefundOutcome> {
  const earlier = await refundsOf(intentId);
  if (earlier.length > 0) {
    return earlier.some(({ status }) => status !== 'failed' && status !== 'canceled') ? 'before' : 'failed';
  }
  return onStripe(async (stripe) => {
    try {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${intentId}` });
      return 'now';
    } catch (error) {
      if (stripeCodeOf(error) === 'charge_disputed') return 'failed';
      if (stripeCodeOf(error) !== 'charge_already_refunded') throw error;
      return 'before';
    }
  });
}
