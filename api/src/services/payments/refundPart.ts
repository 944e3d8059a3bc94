import type Stripe from 'stripe';
import { reportedRefundOf } from './refunds.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

interface PartialRefund {
  readonly requestId: string;
  readonly refundId: string;
  readonly intentId: string;
  readonly cents: number;
  /** `file`: a file's part of a combined payment. */
  readonly kind: 'staff' | 'automatic' | 'file';
}

/** Refunds part of a PaymentIntent. The same `refundId` is refunded only once, even if retried days later. */
export async function refundPart(part: PartialRefund): Promise<'done' | 'failed'> {
  return onStripe(async (stripe) => {
    try {
      const refund = (await findRefund(stripe, part)) ?? (await create(stripe, part));
      return reportedRefundOf(refund).state;
    } catch (error) {
      // An excess payment is refunded, no matter who did it. A refund by staff was not made.
      if (part.kind !== 'staff' && stripeCodeOf(error) === 'charge_already_refunded') return 'done';
      // It is listed for staff. The refund of an invoice waits in an outbox task instead.
      if (part.kind === 'file' && stripeCodeOf(error) === 'charge_disputed') return 'failed';
      if (!isFinal(error)) throw error;
      return 'failed';
    }
  });
}

/** Looks for the refund, because Stripe forgets an idempotency key after a day. */
async function findRefund(
  stripe: Stripe,
  { refundId, intentId, cents }: PartialRefund,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.find(({ metadata, amount }) => metadata?.['refundId'] === refundId && amount === cents);
}

function create(
  stripe: Stripe,
  { requestId, refundId, intentId, cents }: PartialRefund,
): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    { payment_intent: intentId, amount: cents, metadata: { requestId, refundId } },
    { idempotencyKey: `refund:${requestId}:${refundId}` },
  );
}

/** Temporary errors: a concurrent call with the same key, rate limits, an insufficient balance, or an undecided dispute. */
const temporaryCodes = new Set([
  'lock_timeout',
  'idempotency_key_in_use',
  'rate_limit',
  'balance_insufficient',
  'insufficient_funds',
  'charge_disputed',
]);

/** Whether a retry would fail again, for example because less than this amount is left to refund. */
function isFinal(error: unknown): boolean {
  const type: unknown = (error as { type?: unknown } | null)?.type;
  return type === 'StripeInvalidRequestError' && !temporaryCodes.has(stripeCodeOf(error) ?? '');
}
