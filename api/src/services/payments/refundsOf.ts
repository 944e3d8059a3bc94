import * as z from 'zod/mini';
import type { RefundFacts } from '../../domain/reconciliation/refundFacts.ts';
import { onStripe } from './stripeClient.ts';

const MAX = 100;

const refund = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int(),
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled', 'requires_action']),
  metadata: z._default(z.nullable(z.record(z.string(), z.string())), {}),
});

/** The refunds of a PaymentIntent, including failed ones. */
export async function refundsOf(intentId: string): Promise<RefundFacts[]> {
  return onStripe(async (stripe) => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: MAX });
    return z
      .array(refund)
      .parse(data)
      .map(({ id, created, amount, status, metadata }) => ({
        id,
        at: new Date(created * 1000).toISOString(),
        amountCents: amount,
        status,
        metadata: metadata ?? {},
      }));
  });
}
