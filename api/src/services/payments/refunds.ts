import * as z from 'zod/mini';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

const refund = z.object({
  id: z.string(),
  amount: z.int(),
  payment_intent: z.nullable(z.string()),
  status: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.string())),
});

/** A refund as Stripe reports it. A pending refund counts as made. */
export interface ReportedRefund {
  readonly intentId: string | null;
  readonly cents: number;
  readonly state: 'done' | 'failed';
  readonly metadata: Readonly<Record<string, string>>;
}

export function reportedRefundOf(value: unknown): ReportedRefund {
  const { payment_intent: intentId, amount, status, metadata } = refund.parse(value);
  const isFailed = status === 'failed' || status === 'canceled';
  return { intentId, cents: amount, state: isFailed ? 'failed' : 'done', metadata: metadata ?? {} };
}

/** The current state of a refund; null if Stripe does not know the id. */
export async function readRefund(id: string): Promise<ReportedRefund | null> {
  return onStripe(async (stripe) => {
    try {
      return reportedRefundOf(await stripe.refunds.retrieve(id));
    } catch (error) {
      if (stripeCodeOf(error) === 'resource_missing') return null;
      throw error;
    }
  });
}
