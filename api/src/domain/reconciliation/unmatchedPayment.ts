import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';

type UnmatchedFinding = Omit<UnmatchedPayment, 'firstSeenAt' | 'lastTriedAt' | 'resolution'>;

/**
 * Merges a stored unmatched payment with a new finding; null if nothing changes. A payment that staff resolved stays
 * resolved while the finding is the same. It reopens for another reason or amount, or if the portal itself resolved it.
 */
export function mergeUnmatchedPayment(
  stored: UnmatchedPayment | null,
  finding: UnmatchedFinding,
  now: Date,
): UnmatchedPayment | null {
  const lastTriedAt = now.toISOString();
  const isResolved = stored !== null && stored.resolution !== null;
  const isSame = stored?.reason === finding.reason && stored.amountCents === finding.amountCents;
  if (isSame && isResolved && stored.resolution?.byName !== null) return null;
  const firstSeenAt = stored && !isResolved ? stored.firstSeenAt : lastTriedAt;
  return { ...finding, firstSeenAt, lastTriedAt, resolution: null };
}

/** Resolves an open unmatched payment; null if it is missing or already resolved. */
export function resolveUnmatched(
  stored: UnmatchedPayment | null,
  { byName, note }: { readonly byName: string | null; readonly note: string },
  now: Date,
): UnmatchedPayment | null {
  if (!stored || stored.resolution !== null) return null;
  return { ...stored, resolution: { at: now.toISOString(), byName, note } };
}
