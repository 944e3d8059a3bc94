import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { isMatched, type Settlement } from '../../domain/payments/settlement.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { recordUnmatchedPayment } from './recordUnmatchedPayment.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { settleDisputes } from '../disputes/settleDisputes.ts';
import { settleLoadedIntent } from '../payments/settleIntent.ts';
import { settleRefunds, settleRefundsOfDisputed } from '../payments/settleRefunds.ts';

/** A payment to compare, and why. */
export interface ReconciledItem {
  readonly intentId: string;
  /** Whether refunds and disputes are compared as well. */
  readonly withRefunds: boolean;
  /** The request that waits for this payment; null if Stripe reported the payment. */
  readonly waitingRequestId: string | null;
}

/** `repaired`: the portal was outdated. `matched`: nothing to do. `unmatched`: listed for staff. */
export type ReconcileResult = 'repaired' | 'matched' | 'unmatched';

/** Compares one payment with Stripe and repairs what the portal missed. Records a repair in the audit trail. */
export async function reconcileIntent(item: ReconciledItem, now: Date, log: Log): Promise<ReconcileResult> {
  const { intentId, withRefunds, waitingRequestId } = item;
  const intent = await readIntent(intentId);
  if (!intent) {
    if (waitingRequestId === null) return 'matched';
    await recordMissingPayment(intentId, waitingRequestId, now);
    return 'unmatched';
  }
  const payment = await settleLoadedIntent(intent, now, log);
  await runTasksNow(payment.pendingTasks, now, log);
  const reversals = withRefunds && isMatched(intent, payment) ? await settleReversals(intent, now, log) : [];
  const settlements = [payment, ...reversals];
  const kinds = settlements.map((each) => each.outcome.kind);
  if (kinds.includes('settled')) await recordReconciled(intentId, intent.metadata, settlements, now);
  if (kinds.includes('unmatched')) return 'unmatched';
  return kinds.includes('settled') ? 'repaired' : 'matched';
}

/** Settles disputes, then refunds. */
async function settleReversals(intent: IntentFacts, now: Date, log: Log): Promise<Settlement[]> {
  const disputes = await settleDisputes(intent, now, log);
  await runTasksNow(disputes.pendingTasks, now, log);
  const settle = disputes.outcome.kind === 'unmatched' ? settleRefundsOfDisputed : settleRefunds;
  const refunds = await settle(intent, now);
  await runTasksNow(refunds.pendingTasks, now, log);
  return [disputes, refunds];
}

async function recordReconciled(
  intentId: string,
  metadata: Readonly<Record<string, string>>,
  settlements: readonly Settlement[],
  now: Date,
): Promise<void> {
  const request =
    settlements.flatMap(({ pendingTasks }) => pendingTasks)[0]?.requestId ?? metadata['requestId'] ?? null;
  const paymentKind = metadata['kind'] ?? 'unknown';
  await recordPortalEvent(
    { kind: 'payment-repaired', by: SYSTEM, details: { intentId, paymentKind, request } },
    now,
  );
}

async function recordMissingPayment(intentId: string, requestId: string, now: Date): Promise<void> {
  const unknown = { metadata: {}, amountCents: null, currency: null } as const;
  await recordUnmatchedPayment({ intentId, ...unknown, reason: 'no-such-payment', requestId }, now);
}
