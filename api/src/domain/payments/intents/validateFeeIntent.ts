import type { PaymentStatus } from '@portal/contract/payments/endpoints/payments.ts';
import { CURRENCY, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';

/** What Stripe says of a PaymentIntent. */
export interface IntentFacts {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The latest try to charge; null before the first. */
  readonly chargeId: string | null;
  /** Where a bank account is verified with a micro-deposit, when that is what the payment waits for. */
  readonly verificationUrl: string | null;
}

export type FeeIntentResult =
  | { readonly kind: 'accept'; readonly state: 'paid' | 'clearing' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'incomplete' };

/** A draft, and the request that it becomes. */
export interface NamedDraft {
  readonly draftId: string;
  readonly requestId: string;
}

/** Whether a PaymentIntent pays the processing fee of this draft: right kind, right draft, right amount, and paid or clearing. It names the draft by its request; old ones name it by its own id. */
export function validateFeeIntent(intent: IntentFacts, { draftId, requestId }: NamedDraft): FeeIntentResult {
  const { kind, draftId: named = '' } = intent.metadata;
  const isForDraft = kind === 'request_fee' && [requestId, draftId.toLowerCase()].includes(named);
  if (!isForDraft || intent.amountCents !== REQUEST_FEE_CENTS || intent.currency !== CURRENCY) {
    return { kind: 'mismatch' };
  }
  if (intent.status === 'succeeded') return { kind: 'accept', state: 'paid' };
  if (intent.status === 'processing') return { kind: 'accept', state: 'clearing' };
  return { kind: 'incomplete' };
}
