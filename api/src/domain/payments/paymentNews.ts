import type { PaymentNews } from './isPaymentNews.ts';
import type { IntentFacts } from './intents/judgeFeeIntent.ts';

/** What a PaymentIntent says of something that is to be paid: paid, clearing, or sent back for another try. Null: nothing yet. */
export function paymentNewsOf(intent: IntentFacts): PaymentNews | null {
  const { id: intentId, chargeId } = intent;
  switch (intent.status) {
    case 'succeeded':
      return { state: 'paid', intentId, chargeId };
    case 'processing':
      return { state: 'clearing', intentId, chargeId };
    case 'requires_payment_method':
    case 'canceled':
      return { state: 'failed', intentId, chargeId };
    case 'requires_action':
    case 'requires_confirmation':
    case 'requires_capture':
      return null;
  }
}
