import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { changeUnmatched, readUnmatched } from '../../data/views/unmatchedPayments.ts';
import { resolveUnmatched } from '../../domain/reconciliation/unmatchedPayment.ts';
import { type Actor, SYSTEM } from '../../domain/requests/actor.ts';

interface Resolution {
  readonly by: Actor;
  /** Null if the portal resolved it. */
  readonly byName: string | null;
  readonly note: string;
}

/**
 * Resolves an unmatched payment. Records in the audit trail who did it; the note is stored with the payment only. A
 * repeated call changes nothing.
 */
export async function resolvePayment(
  intentId: string,
  { by, byName, note }: Resolution,
  now: Date,
): Promise<UnmatchedPayment | null> {
  const { payment, changed } = await changeUnmatched(intentId, (stored) =>
    resolveUnmatched(stored, { byName, note }, now),
  );
  if (!payment || !changed) return payment;
  const { reason, requestId: request } = payment;
  await recordPortalEvent({ kind: 'payment-resolved', by, details: { intentId, reason, request } }, now);
  return payment;
}

const disputeReasons: ReadonlySet<string> = new Set(['disputed', 'dispute-lost', 'won-after-reopening']);

/** Resolves an unmatched payment that is listed only because of a dispute. */
export async function resolveDisputedPayment(intentId: string, now: Date): Promise<void> {
  const stored = await readUnmatched(intentId);
  if (!stored || stored.resolution !== null || !disputeReasons.has(stored.reason)) return;
  await resolvePayment(intentId, { by: SYSTEM, byName: null, note: '' }, now);
}
