import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type Confirmation, confirmationOf } from './confirmation.ts';

/** Confirms the PaymentIntent behind `clientSecret` with the card; the bank's own check of the payer happens on the way. */
export function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
  nameOnCard: string,
): Promise<Confirmation> {
  return confirmationOf(stripe, clientSecret, () =>
    stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, ...(nameOnCard && { billing_details: { name: nameOnCard } }) },
    }),
  );
}
