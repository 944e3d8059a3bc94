import type { PaymentUpdate } from '../../domain/payments/isNewPaymentUpdate.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { paymentUpdateOf } from '../../domain/payments/paymentUpdate.ts';
import { readIntent } from '../../services/payments/intents.ts';

interface Known {
  readonly intentId: string | null;
  readonly chargeId: string | null;
}

/**
 * The update of a known payment state from its PaymentIntent. A failure of a charge other than the clearing one
 * may be older or newer, so Stripe is read again: that response is newer than the known state.
 */
export async function paymentUpdateFor(
  known: (Known & { readonly isClearing: boolean }) | null,
  intent: IntentFacts,
): Promise<PaymentUpdate | null> {
  const update = paymentUpdateOf(intent);
  if (!known?.isClearing || known.intentId !== intent.id || known.chargeId === null) return update;
  if (update?.state !== 'failed' || update.chargeId === known.chargeId) return update;
  const now = await readIntent(intent.id);
  const newest = now && paymentUpdateOf(now);
  return newest && { ...newest, storedChargeId: known.chargeId };
}
