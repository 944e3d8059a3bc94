import { paymentStatus } from '@portal/contract/payments/endpoints/payments.ts';
import { CURRENCY, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import * as z from 'zod/mini';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { onStripe, stripeCodeOf } from './stripeClient.ts';

const paymentIntent = z.object({
  id: z.string(),
  status: paymentStatus,
  amount: z.int(),
  currency: z.string(),
  client_secret: z.string(),
  metadata: z.record(z.string(), z.string()),
  latest_charge: z.nullable(z.string()),
  next_action: z.nullable(
    z.object({
      verify_with_microdeposits: z.optional(z.object({ hosted_verification_url: z.string() })),
    }),
  ),
});

export interface Intent extends IntentFacts {
  /** Lets a browser confirm this one PaymentIntent. */
  readonly clientSecret: string;
}

function factsOf(value: unknown): Intent {
  const intent = paymentIntent.parse(value);
  return {
    id: intent.id,
    status: intent.status,
    amountCents: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    clientSecret: intent.client_secret,
    chargeId: intent.latest_charge,
    verificationUrl: intent.next_action?.verify_with_microdeposits?.hosted_verification_url ?? null,
  };
}

/**
 * The PaymentIntent for a draft's processing fee. The same draft and attempt (a word that tells a new try from a
 * repeated call) always get the same one. Metadata carries ids only: Stripe signs no BAA. The draft is named by the
 * request that it becomes, a keyed hash: its own id would open that request.
 */
export async function createFeeIntent(requestId: string, attempt: string): Promise<Intent> {
  return onStripe(async (stripe) =>
    factsOf(
      await stripe.paymentIntents.create(
        {
          amount: REQUEST_FEE_CENTS,
          currency: CURRENCY,
          allowed_payment_method_types: ['card', 'us_bank_account'],
          description: 'Processing fee',
          metadata: { kind: 'request_fee', draftId: requestId },
        },
        { idempotencyKey: attempt === '' ? requestId : `${requestId}:${attempt}` },
      ),
    ),
  );
}

/** The PaymentIntent for the charge of a file; the same one for the same file and amount, and for the one that was cancelled before it (`after`). */
export function createFileIntent(
  { requestId, fileId, amountCents }: { requestId: string; fileId: string; amountCents: number },
  after: string | null,
): Promise<{ readonly id: string }> {
  const metadata = { kind: 'file', requestId, fileId };
  // Staff can change the charge of a file: another amount is another PaymentIntent.
  return createCharge(amountCents, 'Records file', metadata, `${fileId}:${amountCents}`, after);
}

/** The same for a custom invoice. */
export function createInvoiceIntent(
  { requestId, invoiceId, amountCents }: { requestId: string; invoiceId: string; amountCents: number },
  after: string | null,
): Promise<{ readonly id: string }> {
  const metadata = { kind: 'invoice', requestId, invoiceId };
  return createCharge(amountCents, 'Records invoice', metadata, invoiceId, after);
}

function createCharge(
  amount: number,
  description: string,
  metadata: Record<string, string>,
  key: string,
  after: string | null,
): Promise<{ readonly id: string }> {
  return onStripe(async (stripe) =>
    stripe.paymentIntents.create(
      {
        amount,
        currency: CURRENCY,
        allowed_payment_method_types: ['card', 'us_bank_account'],
        description,
        metadata,
      },
      { idempotencyKey: after === null ? key : `${key}:${after}` },
    ),
  );
}

/** What Stripe says of a PaymentIntent now; null for an id that Stripe does not know. */
export async function readIntent(id: string): Promise<Intent | null> {
  return onStripe(async (stripe) => {
    try {
      return factsOf(await stripe.paymentIntents.retrieve(id));
    } catch (error) {
      if (stripeCodeOf(error) === 'resource_missing') return null;
      throw error;
    }
  });
}

/** Makes sure that a PaymentIntent can be paid no more; false when it was paid before that could be done. */
export async function cancelIntent(id: string): Promise<boolean> {
  return onStripe(async (stripe) => {
    try {
      await stripe.paymentIntents.cancel(id);
      return true;
    } catch (error) {
      if (stripeCodeOf(error) !== 'payment_intent_unexpected_state') throw error;
      return false;
    }
  });
}
