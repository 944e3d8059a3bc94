import { refundsOf } from './refundsOf.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

/** `created`: the refund was created by this call. `existing`: it was created earlier. `failed`: Stripe could not refund. */
export type RefundOutcome = 'created' | 'existing' | 'failed';

/** Refunds what is left of a PaymentIntent. Calling it again changes nothing, also after the refund failed. */
export async function refundIntent(intentId: string): Promise<RefundOutcome> {
  const earlier = await refundsOf(intentId);
  const failed = earlier.filter(({ status }) => status === 'failed' || status === 'canceled');
  if (failed.length > 0) return failed.length < earlier.length ? 'existing' : 'failed';
  return onStripe(async (stripe) => {
    try {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${intentId}` });
      return 'created';
    } catch (error) {
      if (stripeCodeOf(error) === 'charge_disputed') return 'failed';
      if (stripeCodeOf(error) !== 'charge_already_refunded') throw error;
      return 'existing';
    }
  });
}
