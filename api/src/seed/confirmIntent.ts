import { settings } from '../config/settings.ts';
import { readIntent } from '../services/payments/intents.ts';
import { onStripe } from '../services/payments/stripeClient.ts';

/** Pays a PaymentIntent with a test card, unless it is paid. */
export async function confirmIntent(intentId: string): Promise<void> {
  const intent = await readIntent(intentId);
  if (intent?.status !== 'requires_payment_method') return;
  await onStripe((stripe) =>
    stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: `${settings().SITE_URL}/request-status`,
    }),
  );
}
