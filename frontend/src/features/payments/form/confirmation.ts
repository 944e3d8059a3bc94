import '../../../lib/schemaMode.ts';
import { type PaymentStatus, paymentStatus } from '@portal/contract/payments/endpoints/payments.ts';
import type { Stripe } from '@stripe/stripe-js';
import * as z from 'zod/mini';
import { withinTimeout } from '../provider/withinTimeout.ts';

/** What became of a try to pay. */
export type Confirmation =
  | { kind: 'accepted'; status: PaymentStatus }
  /** The bank account has to be verified first, with a small deposit that is on its way to it. */
  | { kind: 'verify'; verificationUrl: string }
  /** The payment was cancelled meanwhile: it can be confirmed no more, and nothing was charged. */
  | { kind: 'expired' }
  /** `message` in the provider's words. `wantsMethod`: what was given before counts no more, another card or account is needed. */
  | { kind: 'refused'; message: string; wantsMethod: boolean }
  /** The provider's answer was lost and it cannot be asked: it may have charged, or not. */
  | { kind: 'unknown' };

export const REFUSED = 'An error occurred while processing your payment. Please try again.';
export const UNEXPECTED = 'An unexpected error occurred during payment processing';
const NOT_CONFIRMED =
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.';
const NOT_MADE = 'Nothing was charged. Please try again or pay another way.';

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
  error: z.optional(
    z.object({
      type: z.nullish(z.string()),
      message: z.nullish(z.string()),
      payment_intent: z.nullish(paymentIntent),
    }),
  ),
});

type Intent = z.output<typeof paymentIntent>;

interface ProviderAnswer {
  intent?: Intent | null | undefined;
  /** What the provider objects, in its words. */
  problem?: string;
  /** It objected before anything was sent. */
  isUnsent?: boolean;
}

/**
 * What became of a try to pay. Where the answer does not say how the payment stands, as when it was lost on its way,
 * the provider is asked: it may have charged all the same.
 */
export async function confirmationOf(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
  trying: () => Promise<unknown>,
): Promise<Confirmation> {
  const { intent, problem, isUnsent } = await awaitAnswer(trying);
  if (intent) return confirmationOfIntent(intent, problem);
  if (isUnsent) return { kind: 'refused', message: problem ?? REFUSED, wantsMethod: false };
  const result = await ask(stripe, clientSecret);
  if (!result) return { kind: 'unknown' };
  return confirmationOfIntent(result, verificationUrlOf(result) ? undefined : problem);
}

/** How the payment stands now, whatever was tried. */
export async function currentPaymentState(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
): Promise<Confirmation> {
  const result = await ask(stripe, clientSecret);
  return result ? confirmationOfIntent(result) : { kind: 'unknown' };
}

/**
 * A payment that was made in the meantime counts as made, whatever the provider objects (`problem`). One that still
 * waits for the payer's bank does not.
 */
function confirmationOfIntent(intent: Intent, problem?: string): Confirmation {
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    return { kind: 'accepted', status: intent.status };
  }
  if (intent.status === 'canceled') return { kind: 'expired' };
  const wantsMethod = intent.status === 'requires_payment_method';
  if (problem) return { kind: 'refused', message: problem, wantsMethod };
  const verificationUrl = verificationUrlOf(intent);
  if (verificationUrl) return { kind: 'verify', verificationUrl };
  if (intent.status === 'requires_action') return { kind: 'refused', message: NOT_CONFIRMED, wantsMethod };
  return { kind: 'refused', message: intent.last_payment_error?.message ?? NOT_MADE, wantsMethod };
}

function verificationUrlOf({ next_action: action }: Intent): string | undefined {
  return action?.verify_with_microdeposits?.hosted_verification_url;
}

async function ask(stripe: Pick<Stripe, 'retrievePaymentIntent'>, clientSecret: string) {
  const { intent } = await awaitAnswer(() =>
    withinTimeout(() => stripe.retrievePaymentIntent(clientSecret), UNEXPECTED),
  );
  return intent;
}

async function awaitAnswer(asking: () => Promise<unknown>): Promise<ProviderAnswer> {
  try {
    const { paymentIntent: confirmed, error } = answer.parse(await asking());
    if (!error) return { intent: confirmed };
    return {
      intent: error.payment_intent,
      problem: error.message ?? REFUSED,
      isUnsent: error.type === 'validation_error',
    };
  } catch {
    return { problem: UNEXPECTED };
  }
}
