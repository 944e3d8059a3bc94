import { recordPaymentEvent } from '../data/audit/recordPaymentEvent.ts';
import type { Settlement } from '../domain/payment/settlement.ts';
import { SYSTEM } from '../domain/request/actor.ts';
import type { Log } from '../http/log.ts';
import { readIntent } from '../services/payments/intents.ts';
import { noteUnsettled } from './noteUnsettled.ts';
import { runTasksNow } from './runTask.ts';
import { settleReadIntent } from './settleIntent.ts';
import { settleRefunds } from './settleRefunds.ts';

/** A payment to compare, and why. */
export interface Named {
  readonly intentId: string;
  /** Whether what Stripe gave back of it is compared as well. */
  readonly withRefunds: boolean;
  /** The request that waits to hear of it; null where Stripe told of it. */
  readonly awaitedBy: string | null;
}

export type Compared = 'repaired' | 'right' | 'unsettled';

/** Compares one payment with Stripe and repairs what the portal missed. What was repaired is told to the audit trail. */
export async function reconcileIntent(named: Named, now: Date, log: Log): Promise<Compared> {
  const { intentId, withRefunds, awaitedBy } = named;
  const intent = await readIntent(intentId);
  if (!intent) {
    if (awaitedBy === null) return 'right';
    await noteMissing(intentId, awaitedBy, now);
    return 'unsettled';
  }
  const payment = await settleReadIntent(intent, now, log);
  await runTasksNow(payment.left, now, log);
  const refunds =
    withRefunds && payment.outcome.kind !== 'unsettled' ? await settleRefunds(intent, now) : null;
  await runTasksNow(refunds?.left ?? [], now, log);
  const kinds = [payment, refunds].map((each) => each?.outcome.kind);
  if (kinds.includes('settled')) await tell(intentId, intent.metadata, [payment, refunds], now);
  if (kinds.includes('unsettled')) return 'unsettled';
  return kinds.includes('settled') ? 'repaired' : 'right';
}

async function tell(
  intentId: string,
  metadata: Readonly<Record<string, string>>,
  settlements: readonly (Settlement | null)[],
  now: Date,
): Promise<void> {
  const request =
    settlements.flatMap((each) => each?.left ?? [])[0]?.requestId ?? metadata['requestId'] ?? null;
  const of = metadata['kind'] ?? 'unknown';
  await recordPaymentEvent({ kind: 'payment-repaired', by: SYSTEM, details: { intentId, of, request } }, now);
}

async function noteMissing(intentId: string, requestId: string, now: Date): Promise<void> {
  const unknown = { metadata: {}, amountCents: null, currency: null } as const;
  await noteUnsettled({ intentId, ...unknown, reason: 'no-such-payment', requestId }, now);
}
