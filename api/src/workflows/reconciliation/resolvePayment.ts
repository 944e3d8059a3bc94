import type { UnmatchedPayment } from '@portal/contract/reconciliation/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { changeUnmatched, readUnmatched } from '../../data/views/unmatchedPayments.ts';
import { resolveUnmatched } from '../../domain/reconciliation/unmatchedPayment.ts';
import { type Actor, SYSTEM } from '../../domain/requests/actor.ts';

interface Resolution {
  readonly by: Actor;
  /** Null: the portal itself. */
  readonly byName: string | null;
  readonly note: string;
}

/** Takes a payment from the list, once, and tells the audit trail who did; the note stays with the payment. */
export async function resolvePayment(
  intentId: string,
  { by, byName, note }: Resolution,
  now: Date,
): Promise<UnmatchedPayment | null> {
  const { payment, changed } = await changeUnmatched(intentId, (kept) =>
    resolveUnmatched(kept, { byName, note }, now),
  );
  if (!payment || !changed) return payment;
  const { reason, requestId: request } = payment;
  await recordPortalEvent({ kind: 'payment-resolved', by, details: { intentId, reason, request } }, now);
  return payment;
}

const disputed = new Set(['disputed', 'dispute-lost', 'won-after-reopening']);

/** Takes a payment from the list that stands there because of a dispute, and for nothing else. */
export async function resolveDisputed(intentId: string, now: Date): Promise<void> {
  const kept = await readUnmatched(intentId);
  if (!kept || kept.resolution !== null || !disputed.has(kept.reason)) return;
  await resolvePayment(intentId, { by: SYSTEM, byName: null, note: '' }, now);
}
