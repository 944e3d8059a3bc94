import * as z from 'zod/mini';
import type { DisputeFacts } from '../../domain/disputes/dispute.ts';
import { onStripe } from './stripeClient.ts';

const MAX = 100;

const dispute = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.string(),
  created: z.int(),
  evidence_details: z.object({ due_by: z.nullable(z.int()) }),
});

/** The current disputes of a PaymentIntent. A bank debit that is returned after it succeeded also counts as a dispute. */
export async function disputesOf(intentId: string): Promise<DisputeFacts[]> {
  return onStripe(async (stripe) => {
    const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: MAX });
    return z
      .array(dispute)
      .parse(data)
      .map(({ id, amount, reason, status, created, evidence_details: { due_by: dueBy } }) => ({
        disputeId: id,
        intentId,
        cents: amount,
        reason,
        status,
        openedAt: instant(created),
        dueBy: dueBy === null ? null : instant(dueBy),
      }));
  });
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
