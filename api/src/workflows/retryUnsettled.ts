import type { UnsettledPayment } from '@portal/contract/schemas/unsettledPayment.ts';
import { recordPaymentEvent } from '../data/audit/recordPaymentEvent.ts';
import { changeUnsettled } from '../data/views/unsettledPayments.ts';
import { resolveUnsettled } from '../domain/payment/unsettledPayment.ts';
import { type Actor, SYSTEM } from '../domain/request/actor.ts';
import type { Log } from '../http/log.ts';
import { type Compared, reconcileIntent } from './reconcileIntent.ts';

/** Tries once more to settle a payment; one that is settled now, or that Stripe has given back, leaves the list. */
export async function retryUnsettled(payment: UnsettledPayment, now: Date, log: Log): Promise<Compared> {
  const { intentId, reason, requestId } = payment;
  const awaitedBy = reason === 'no-such-payment' ? requestId : null;
  const compared = await reconcileIntent({ intentId, withRefunds: true, awaitedBy }, now, log);
  if (compared !== 'unsettled') await resolve(intentId, { by: SYSTEM, byName: null, note: '' }, now);
  return compared;
}

interface Resolution {
  readonly by: Actor;
  /** Null: the portal itself. */
  readonly byName: string | null;
  readonly note: string;
}

/** Takes a payment from the list, once, and tells the audit trail who did; the note stays with the payment. */
export async function resolve(
  intentId: string,
  { by, byName, note }: Resolution,
  now: Date,
): Promise<UnsettledPayment | null> {
  const { payment, changed } = await changeUnsettled(intentId, (kept) =>
    resolveUnsettled(kept, { byName, note }, now),
  );
  if (!payment || !changed) return payment;
  const { reason, requestId: request } = payment;
  await recordPaymentEvent({ kind: 'payment-resolved', by, details: { intentId, reason, request } }, now);
  return payment;
}
