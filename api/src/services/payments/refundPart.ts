import type Stripe from 'stripe';
import { refundFactsOf } from './refunds.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

interface Part {
  readonly requestId: string;
  readonly refundId: string;
  readonly intentId: string;
  readonly cents: number;
  readonly kind: 'staff' | 'automatic';
}

/** Gives back so many cents of what a PaymentIntent took; the same refund is given once, however often and late it is asked for. */
export async function refundPart(part: Part): Promise<'done' | 'failed'> {
  return onStripe(async (stripe) => {
    try {
      const made = (await earlier(stripe, part)) ?? (await create(stripe, part));
      return refundFactsOf(made).state;
    } catch (error) {
      // Money that nothing is owed for is back, whoever gave it; what staff wanted to give was not given by this.
      if (part.kind === 'automatic' && stripeCodeOf(error) === 'charge_already_refunded') return 'done';
      if (!isFinal(error)) throw error;
      return 'failed';
    }
  });
}

/** Stripe forgets an idempotency key after a day; the refunds of a PaymentIntent it knows for ever. */
async function earlier(
  stripe: Stripe,
  { refundId, intentId, cents }: Part,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.find(({ metadata, amount }) => metadata?.['refundId'] === refundId && amount === cents);
}

function create(stripe: Stripe, { requestId, refundId, intentId, cents }: Part): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    { payment_intent: intentId, amount: cents, metadata: { requestId, refundId } },
    { idempotencyKey: `refund:${requestId}:${refundId}` },
  );
}

/** Refusals of the moment: another call with the key is under way, too many come at once, the account holds too little now, or a dispute is not decided. */
const passing = new Set([
  'lock_timeout',
  'idempotency_key_in_use',
  'rate_limit',
  'balance_insufficient',
  'insufficient_funds',
  // Whether it was lost is not known yet.
  'charge_disputed',
]);

/** Whether Stripe would answer the same if it were asked again: there is nothing, or not so much, to give back. */
function isFinal(error: unknown): boolean {
  const type: unknown = (error as { type?: unknown } | null)?.type;
  return type === 'StripeInvalidRequestError' && !passing.has(stripeCodeOf(error) ?? '');
}
