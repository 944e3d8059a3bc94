import type { IntentFacts } from '../payments/intents/validateFeeIntent.ts';

/** A paid PaymentIntent for the fee of the request `req_aaa…`, with the given parts changed. */
export function anIntent(changed: Partial<IntentFacts> = {}): IntentFacts {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amountCents: 1500,
    currency: 'usd',
    metadata: { kind: 'request_fee', draftId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa' },
    chargeId: null,
    verificationUrl: null,
    ...changed,
  };
}
