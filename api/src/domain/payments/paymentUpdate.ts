import type { PaymentUpdate } from './isNewPaymentUpdate.ts';
import type { IntentFacts } from './intents/validateFeeIntent.ts';

/** The payment state of a PaymentIntent: paid, clearing or failed; null if the payer has not finished. */
export function paymentUpdateOf(intent: IntentFacts): PaymentUpdate | null {
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
