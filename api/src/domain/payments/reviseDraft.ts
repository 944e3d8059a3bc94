import type { RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';
import type { IntentFacts } from './intents/validateFeeIntent.ts';

interface StoredDraft {
  readonly request: RecordsRequest;
  /** Its PaymentIntent; null if none was created. */
  readonly intentId: string | null;
  readonly attempt: number;
  /** User ID of the client whose request it becomes; null if no one was signed in. */
  readonly ownerId: string | null;
}

/** What a caller saves. `ownerId`: the signed-in client; null if no one is signed in. */
type SavedDraft = Pick<StoredDraft, 'request' | 'ownerId'>;

export type DraftRevision<I> =
  /** The draft is paid or its payment has started: it cannot change. */
  | { readonly kind: 'payment-started'; readonly intent: I }
  /**
   * Cancel `superseded` before saving the draft, so that a client who sees the old content cannot pay for the new one.
   * `reusable` can be paid for this draft; without it, `attempt` gets a new PaymentIntent.
   */
  | {
      readonly kind: 'save';
      readonly superseded: I | null;
      readonly reusable: I | null;
      readonly attempt: number;
      readonly ownerId: string | null;
    };

/**
 * Decides what happens to a draft, its owner and its PaymentIntent when the client submits the form. `intent` is null if
 * there is none at Stripe. If the session ended between two saves, the draft keeps its owner. Another owner gets a new
 * PaymentIntent, so that no one pays for a request that has become someone else's.
 */
export function reviseDraft<I extends Pick<IntentFacts, 'status' | 'verificationUrl'>>(
  stored: StoredDraft | null,
  intent: I | null,
  saved: SavedDraft,
): DraftRevision<I> {
  if (intent && isPaymentStarted(intent)) return { kind: 'payment-started', intent };
  const ownerId = saved.ownerId ?? stored?.ownerId ?? null;
  const hasChanged =
    stored !== null && (stored.ownerId !== ownerId || !isSameRequest(stored.request, saved.request));
  const payable = intent?.status === 'canceled' ? null : intent;
  const reusable = hasChanged ? null : payable;
  // A concurrent call that creates a PaymentIntent for the old content discards it when it finds a newer attempt.
  const isReplaced = Boolean(stored?.intentId) && !reusable;
  const attempt = (stored?.attempt ?? 0) + (hasChanged || isReplaced ? 1 : 0);
  return { kind: 'save', superseded: hasChanged ? payable : null, reusable, attempt, ownerId };
}

/** Paid, clearing, or only waiting for the payer's bank account to be verified. */
function isPaymentStarted({
  status,
  verificationUrl,
}: Pick<IntentFacts, 'status' | 'verificationUrl'>): boolean {
  return status === 'succeeded' || status === 'processing' || verificationUrl !== null;
}

/** Both were parsed with the same schema, so their keys have the same order. */
function isSameRequest(a: RecordsRequest, b: RecordsRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
