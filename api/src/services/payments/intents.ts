import { paymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
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
  /** Lets a browser confirm this PaymentIntent. */
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
 * The PaymentIntent for a draft's processing fee. The same draft and attempt always get the same one; `attempt`
 * distinguishes a new try from a repeated call. Metadata contains only ids, because Stripe signs no BAA. `draftId` is the
 * request id, a keyed hash: the draft's own id would give access to the request.
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

/** The PaymentIntent for the charge of a file. The same file, amount, and canceled predecessor (`after`) always get the same one. */
export function createFileIntent(
  { requestId, fileId, amountCents }: { requestId: string; fileId: string; amountCents: number },
  after: string | null,
): Promise<{ readonly id: string }> {
  const metadata = { kind: 'file', requestId, fileId };
  // Staff can change the charge of a file. A different amount needs a different PaymentIntent.
  return createCharge(amountCents, 'Records file', metadata, `${fileId}:${amountCents}`, after);
}

/** The PaymentIntent for an invoice. `after`: the canceled one before it. */
export function createInvoiceIntent(
  { requestId, invoiceId, amountCents }: { requestId: string; invoiceId: string; amountCents: number },
  after: string | null,
): Promise<{ readonly id: string }> {
  const metadata = { kind: 'invoice', requestId, invoiceId };
  return createCharge(amountCents, 'Records invoice', metadata, invoiceId, after);
}

/** The PaymentIntent for everything due on a request. The same `fingerprint` always gets the same one. */
export function createCombinedIntent(
  { requestId, amountCents }: { requestId: string; amountCents: number },
  fingerprint: string,
): Promise<{ readonly id: string }> {
  const metadata = { kind: 'combined', requestId };
  return createCharge(
    amountCents,
    'Records files and invoices',
    metadata,
    `${requestId}:${fingerprint}`,
    null,
  );
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

/** The current state of a PaymentIntent; null if Stripe does not know the id. */
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

/** Cancels a PaymentIntent. Returns false if it can no longer be canceled because it was paid. */
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
