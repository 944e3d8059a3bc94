import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';

type Seen = Omit<UnmatchedPayment, 'firstSeenAt' | 'lastTriedAt' | 'resolution'>;

/**
 * Merges what is stored of an unmatched payment with a new finding. A resolved payment stays resolved while Stripe
 * reports the same; it reopens as new if something else is wrong or it was settled by mistake. Null: nothing to change.
 */
export function mergeUnmatchedPayment(
  kept: UnmatchedPayment | null,
  seen: Seen,
  now: Date,
): UnmatchedPayment | null {
  const lastTriedAt = now.toISOString();
  const isResolved = kept !== null && kept.resolution !== null;
  const isSame = kept?.reason === seen.reason && kept.amountCents === seen.amountCents;
  if (isSame && isResolved && kept.resolution?.byName !== null) return null;
  const firstSeenAt = kept && !isResolved ? kept.firstSeenAt : lastTriedAt;
  return { ...seen, firstSeenAt, lastTriedAt, resolution: null };
}

/** Ends what is open; null where there is nothing open. */
export function resolveUnmatched(
  kept: UnmatchedPayment | null,
  { byName, note }: { readonly byName: string | null; readonly note: string },
  now: Date,
): UnmatchedPayment | null {
  if (!kept || kept.resolution !== null) return null;
  return { ...kept, resolution: { at: now.toISOString(), byName, note } };
}
