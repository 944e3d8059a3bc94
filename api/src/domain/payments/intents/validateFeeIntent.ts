import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { CURRENCY, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';

/** The facts of a PaymentIntent at Stripe. */
export interface IntentFacts {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The latest charge; null before the first. */
  readonly chargeId: string | null;
  /** Stripe's page to verify the bank account with a micro-deposit; null if the payment does not wait for that. */
  readonly verificationUrl: string | null;
}

export type FeeIntentResult =
  | { readonly kind: 'accept'; readonly state: 'paid' | 'clearing' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'incomplete' };

/** A draft, and the id of the request that it becomes. */
export interface DraftRef {
  readonly draftId: string;
  readonly requestId: string;
}

/**
 * Checks whether a PaymentIntent pays the processing fee of this draft: its kind, draft, amount and currency match, and
 * it is paid or clearing. The metadata `draftId` is the id of the request; in old PaymentIntents, the id of the draft.
 */
export function validateFeeIntent(intent: IntentFacts, { draftId, requestId }: DraftRef): FeeIntentResult {
  const { kind, draftId: named = '' } = intent.metadata;
  const isForDraft = kind === 'request_fee' && [requestId, draftId.toLowerCase()].includes(named);
  if (!isForDraft || intent.amountCents !== REQUEST_FEE_CENTS || intent.currency !== CURRENCY) {
    return { kind: 'mismatch' };
  }
  if (intent.status === 'succeeded') return { kind: 'accept', state: 'paid' };
  if (intent.status === 'processing') return { kind: 'accept', state: 'clearing' };
  return { kind: 'incomplete' };
}
