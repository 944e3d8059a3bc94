import '../../../lib/schemaMode.ts';
import { type PaymentStatus, paymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import type { Stripe } from '@stripe/stripe-js';
import * as z from 'zod/mini';
import { withinTimeout } from '../provider/withinTimeout.ts';

/** The result of a payment attempt. */
export type Confirmation =
  | { kind: 'accepted'; status: PaymentStatus }
  /** The bank account must be verified first, with the code of a small deposit. */
  | { kind: 'verify'; verificationUrl: string }
  /** The payment was canceled: it can no longer be confirmed, and nothing was charged. */
  | { kind: 'expired' }
  /**
   * `message` is the provider's. `needsNewMethod`: the card or account no longer counts, and another one is needed.
   * `isDeclined`: the bank declined the card, whatever was typed.
   */
  | { kind: 'refused'; message: string; needsNewMethod: boolean; isDeclined?: true }
  /** The provider's response was lost and its status check failed: it may have charged, or not. */
  | { kind: 'unknown' };

export const REFUSED = 'An error occurred while processing your payment. Please try again.';
export const UNEXPECTED = 'An unexpected error occurred during payment processing';
const NOT_CONFIRMED =
  'Your bank did not confirm the payment, so nothing was charged. Please try again or pay another way.';
const NOT_CHARGED = 'Nothing was charged. Please try again or pay another way.';

/** Error codes of cards that the same input will not help. The provider's message says why, but not what to do. */
const declineCodes: ReadonlySet<string> = new Set([
  'card_declined',
  'expired_card',
  'processing_error',
  'authentication_required',
  'payment_intent_authentication_failure',
]);

const paymentIntent = z.object({
  status: paymentStatus,
  next_action: z.nullish(
    z.object({
      verify_with_microdeposits: z.nullish(z.object({ hosted_verification_url: z.string() })),
    }),
  ),
  last_payment_error: z.nullish(z.object({ message: z.nullish(z.string()), code: z.nullish(z.string()) })),
});

const stripeResponse = z.object({
  paymentIntent: z.optional(paymentIntent),
  error: z.optional(
    z.object({
      type: z.nullish(z.string()),
      message: z.nullish(z.string()),
      code: z.nullish(z.string()),
      payment_intent: z.nullish(paymentIntent),
    }),
  ),
});

type StripeIntent = z.output<typeof paymentIntent>;

interface ProviderResponse {
  intent?: StripeIntent | null | undefined;
  /** The provider's error message. */
  problem?: string;
  /** The provider's error code. */
  code?: string | null | undefined;
  /** The provider's library rejected the input before sending it. */
  isUnsent?: boolean;
}

/**
 * Runs a payment attempt and returns its result. If the response has no payment status, for example because it was lost,
 * asks the provider, which may have charged anyway.
 */
export async function runAttempt(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
  attempt: () => Promise<unknown>,
): Promise<Confirmation> {
  const { intent, problem, code, isUnsent } = await parseResponse(attempt);
  if (intent) return confirmationFrom(intent, problem, code);
  if (isUnsent) return { kind: 'refused', message: problem ?? REFUSED, needsNewMethod: false };
  const current = await retrieveIntent(stripe, clientSecret);
  if (!current) return { kind: 'unknown' };
  return confirmationFrom(current, verificationUrlOf(current) ? undefined : problem, code);
}

/** The payment's current state at the provider. */
export async function currentPaymentState(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
): Promise<Confirmation> {
  const current = await retrieveIntent(stripe, clientSecret);
  return current ? confirmationFrom(current) : { kind: 'unknown' };
}

/**
 * A payment that succeeded counts, even if the provider also reports a `problem`. One that still awaits the payer's bank
 * does not count.
 */
function confirmationFrom(intent: StripeIntent, problem?: string, code?: string | null): Confirmation {
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    return { kind: 'accepted', status: intent.status };
  }
  if (intent.status === 'canceled') return { kind: 'expired' };
  const needsNewMethod = intent.status === 'requires_payment_method';
  const error = intent.last_payment_error;
  const declined = declineCodes.has(code ?? error?.code ?? '') && ({ isDeclined: true } as const);
  if (problem) return { kind: 'refused', message: problem, needsNewMethod, ...declined };
  const verificationUrl = verificationUrlOf(intent);
  if (verificationUrl) return { kind: 'verify', verificationUrl };
  if (intent.status === 'requires_action') return { kind: 'refused', message: NOT_CONFIRMED, needsNewMethod };
  return { kind: 'refused', message: error?.message ?? NOT_CHARGED, needsNewMethod, ...declined };
}

function verificationUrlOf({ next_action: action }: StripeIntent): string | undefined {
  return action?.verify_with_microdeposits?.hosted_verification_url;
}

async function retrieveIntent(stripe: Pick<Stripe, 'retrievePaymentIntent'>, clientSecret: string) {
  const { intent } = await parseResponse(() =>
    withinTimeout(() => stripe.retrievePaymentIntent(clientSecret), UNEXPECTED),
  );
  return intent;
}

async function parseResponse(sendRequest: () => Promise<unknown>): Promise<ProviderResponse> {
  try {
    const { paymentIntent: confirmed, error } = stripeResponse.parse(await sendRequest());
    if (!error) return { intent: confirmed };
    return {
      intent: error.payment_intent,
      problem: error.message ?? REFUSED,
      code: error.code,
      isUnsent: error.type === 'validation_error',
    };
  } catch {
    return { problem: UNEXPECTED };
  }
}
