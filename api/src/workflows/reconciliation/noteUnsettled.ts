import { paymentKinds, type UnsettledReason } from '@portal/contract/reconciliation/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { changeUnsettled, readUnsettled } from '../../data/views/unsettledPayments.ts';
import { keepUnsettled } from '../../domain/reconciliation/unsettledPayment.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';

interface Unsettled {
  readonly intentId: string;
  /** Of the PaymentIntent; empty where Stripe does not know it. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly reason: UnsettledReason;
  readonly requestId: string | null;
}

/** Puts a payment on the list of those that staff have to look into, and answers whether it stands there: not one that somebody resolved. What is new there is told to the audit trail. */
export async function noteUnsettled(
  { intentId, metadata, amountCents, currency, reason, requestId }: Unsettled,
  now: Date,
): Promise<boolean> {
  const kind = paymentKinds.find((each) => each === metadata['kind']) ?? 'unknown';
  const before = await readUnsettled(intentId);
  const seen = { intentId, kind, requestId, amountCents, currency, reason };
  const { changed } = await changeUnsettled(intentId, (kept) => keepUnsettled(kept, seen, now));
  if (!changed) return false;
  if (before?.resolution === null && before.reason === reason) return true;
  await recordPortalEvent(
    { kind: 'payment-unsettled', by: SYSTEM, details: { intentId, reason, request: requestId } },
    now,
  );
  return true;
}
