import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';

type Seen = Omit<UnmatchedPayment, 'firstSeenAt' | 'lastTriedAt' | 'resolution'>;

/**
 * What is kept of a payment that could not be settled. One that somebody resolved stays so while Stripe says the same of
 * it, and is opened again, as new, when something else is wrong with it, or the portal was wrong that it is settled.
 * Null: nothing to change.
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
