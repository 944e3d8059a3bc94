import type { PaymentUpdate } from '../../domain/payments/isNewPaymentUpdate.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { paymentUpdateOf } from '../../domain/payments/paymentUpdate.ts';
import { readIntent } from '../../services/payments/intents.ts';

interface Known {
  readonly intentId: string | null;
  readonly chargeId: string | null;
}

/**
 * What a PaymentIntent says of something that was known like this before it is decided. A failure of another charge than
 * the one that is clearing may be older or newer: Stripe is asked again, and what it says now comes after what was known.
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
  return newest && { ...newest, after: known.chargeId };
}
