import { type PaymentStatus, paymentStatus } from '@portal/contract/endpoints/payments.ts';
import * as z from 'zod/mini';
import '../../lib/schemaMode.ts';

/** What became of a try to pay. */
export type Confirmation =
  | { kind: 'accepted'; status: PaymentStatus }
  /** The bank account has to be verified first, with a small deposit that is on its way to it. */
  | { kind: 'verify'; verificationUrl: string }
  /** The payment was cancelled meanwhile: it can be confirmed no more, and nothing was charged. */
  | { kind: 'expired' }
  /** `message` in the provider's words. `wantsMethod`: what was given before counts no more, another card or account is needed. */
  | { kind: 'refused'; message: string; wantsMethod: boolean };

const REFUSED = 'An error occurred while processing your payment. Please try again.';
const UNEXPECTED = 'An unexpected error occurred during payment processing';
const NOT_CONFIRMED =
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.';

const paymentIntent = z.object({
  status: paymentStatus,
  next_action: z.nullish(
    z.object({
      verify_with_microdeposits: z.nullish(z.object({ hosted_verification_url: z.string() })),
    }),
  ),
  last_payment_error: z.nullish(z.object({ message: z.nullish(z.string()) })),
});

const answer = z.object({
  paymentIntent: z.optional(paymentIntent),
  error: z.optional(z.object({ message: z.nullish(z.string()), payment_intent: z.nullish(paymentIntent) })),
});

/** Asks the provider, and reads its answer. A try that nobody can tell the end of counts as refused: it may be repeated. */
export async function confirmationOf(asking: Promise<unknown>): Promise<Confirmation> {
  try {
    return readAnswer(await asking);
  } catch {
    return { kind: 'refused', message: UNEXPECTED, wantsMethod: false };
  }
}

/**
 * A payment that was made in the meantime counts as made, whatever the provider objects. One that still waits for the
 * payer's bank does not.
 */
function readAnswer(given: unknown): Confirmation {
  const { paymentIntent: confirmed, error } = answer.parse(given);
  const intent = confirmed ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'processing') {
    return { kind: 'accepted', status: intent.status };
  }
  if (intent?.status === 'canceled') return { kind: 'expired' };
  const wantsMethod = intent?.status === 'requires_payment_method';
  if (error) return { kind: 'refused', message: error.message ?? REFUSED, wantsMethod };
  const url = intent?.next_action?.verify_with_microdeposits?.hosted_verification_url;
  if (url) return { kind: 'verify', verificationUrl: url };
  if (intent?.status === 'requires_action') return { kind: 'refused', message: NOT_CONFIRMED, wantsMethod };
  return { kind: 'refused', message: intent?.last_payment_error?.message ?? REFUSED, wantsMethod };
}
