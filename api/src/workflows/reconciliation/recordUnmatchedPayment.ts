import { paymentKinds, type UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { changeUnmatched, readUnmatched } from '../../data/views/unmatchedPayments.ts';
import { mergeUnmatchedPayment } from '../../domain/reconciliation/unmatchedPayment.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';

interface Unmatched {
  readonly intentId: string;
  /** Metadata of the PaymentIntent; empty if Stripe does not know it. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly reason: UnmatchedReason;
  readonly requestId: string | null;
}

/**
 * Lists a payment for staff to resolve. Returns whether it is listed: false if staff resolved it before. A new entry is
 * recorded in the audit trail.
 */
export async function recordUnmatchedPayment(
  { intentId, metadata, amountCents, currency, reason, requestId }: Unmatched,
  now: Date,
): Promise<boolean> {
  const kind = paymentKinds.find((each) => each === metadata['kind']) ?? 'unknown';
  const before = await readUnmatched(intentId);
  const finding = { intentId, kind, requestId, amountCents, currency, reason };
  const { changed } = await changeUnmatched(intentId, (stored) =>
    mergeUnmatchedPayment(stored, finding, now),
  );
  if (!changed) return false;
  if (before?.resolution === null && before.reason === reason) return true;
  await recordPortalEvent(
    { kind: 'payment-unmatched', by: SYSTEM, details: { intentId, reason, request: requestId } },
    now,
  );
  return true;
}
