import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { IntentFacts } from './intents/validateFeeIntent.ts';

interface StoredDraft {
  readonly request: RecordsRequest;
  /** The PaymentIntent that was made for it; null before. */
  readonly intentId: string | null;
  readonly attempt: number;
}

export type Revision<I> =
  /** It is paid, or being paid: the draft stays as it is. */
  | { readonly kind: 'under-way'; readonly intent: I }
  /**
   * Cancel `superseded` before saving the draft: a client who still sees the old text must not pay for the new one.
   * `kept` still fits; without it, `attempt` gets a new PaymentIntent.
   */
  | {
      readonly kind: 'save';
      readonly superseded: I | null;
      readonly kept: I | null;
      readonly attempt: number;
    };

/** What becomes of a draft and its PaymentIntent (null: none, or none that Stripe knows) when a request is sent to be paid for. */
export function reviseDraft<I extends Pick<IntentFacts, 'status' | 'verificationUrl'>>(
  stored: StoredDraft | null,
  intent: I | null,
  request: RecordsRequest,
): Revision<I> {
  if (intent && isUnderWay(intent)) return { kind: 'under-way', intent };
  const isAnotherText = stored !== null && !isSameText(stored.request, request);
  const payable = intent?.status === 'canceled' ? null : intent;
  const kept = isAnotherText ? null : payable;
  // One that is still being made for the other text is given up by its maker, who finds the attempt overtaken.
  const isReplaced = Boolean(stored?.intentId) && !kept;
  const attempt = (stored?.attempt ?? 0) + (isAnotherText || isReplaced ? 1 : 0);
  return { kind: 'save', superseded: isAnotherText ? payable : null, kept, attempt };
}

/** Paid, clearing, or only waiting for the payer's bank account to be verified. */
function isUnderWay({ status, verificationUrl }: Pick<IntentFacts, 'status' | 'verificationUrl'>): boolean {
  return status === 'succeeded' || status === 'processing' || verificationUrl !== null;
}

/** Both were parsed with the same schema, so that the same order is the same text. */
function isSameText(a: RecordsRequest, b: RecordsRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
