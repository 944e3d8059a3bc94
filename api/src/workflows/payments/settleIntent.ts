import { disputeState } from '../../domain/disputes/disputeState.ts';
import { refundedTotalCents } from '../../domain/reconciliation/refundFacts.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import {
  isMoneyCollected,
  settledWith,
  unchangedSettlement,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import type { Log } from '../../telemetry/log.ts';
import { disputesOf } from '../../services/payments/disputesOf.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { refundsOf } from '../../services/payments/refundsOf.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';
import { settleFee } from './settleFee.ts';
import { settleItems } from './settleItems.ts';

/** Updates the portal with the current state of a PaymentIntent at Stripe. */
export async function settleIntent(intentId: string, now: Date, log: Log): Promise<Settlement> {
  const intent = await readIntent(intentId);
  return intent ? settleLoadedIntent(intent, now, log) : unchangedSettlement;
}

/**
 * Settles a PaymentIntent that was just read. A payment that matches nothing and was not refunded is listed for staff.
 */
export async function settleLoadedIntent(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const settlement = await settleByKind(intent, now, log);
  const { outcome } = settlement;
  if (outcome.kind !== 'unmatched') return settlement;
  const otherwise = settledWith(settlement.pendingTasks);
  if (!isMoneyCollected(intent)) return otherwise;
  if ((await returnedCents(intent.id)) >= intent.amountCents) return otherwise;
  log.error('payment could not be settled', { intentId: intent.id, reason: outcome.reason });
  const { reason, requestId, amountCents = intent.amountCents } = outcome;
  await recordUnmatchedPayment({ ...intent, amountCents, intentId: intent.id, reason, requestId }, now);
  return settlement;
}

/** Returns the amount of a payment that was returned by refunds and lost disputes, in cents. */
async function returnedCents(intentId: string): Promise<number> {
  const lost = (await disputesOf(intentId)).filter((dispute) => disputeState(dispute) === 'lost');
  return lost.reduce((sum, { cents }) => sum + cents, refundedTotalCents(await refundsOf(intentId)));
}

async function settleByKind(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const kind = intent.metadata['kind'];
  if (kind === 'request_fee') return settleFee(intent, now, log);
  if (kind === 'file' || kind === 'invoice' || kind === 'combined') return settleItems(intent, now, log);
  return unmatched('unknown-kind', null);
}
