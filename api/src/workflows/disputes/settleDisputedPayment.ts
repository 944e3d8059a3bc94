import { isMatched } from '../../domain/payments/settlement.ts';
import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { settleDisputes } from './settleDisputes.ts';
import { settleLoadedIntent } from '../payments/settleIntent.ts';

/**
 * Updates the portal with a disputed payment. Settles the payment first: a dispute event may arrive before the payment
 * event.
 */
export async function settleDisputedPayment(intentId: string, now: Date, log: Log): Promise<void> {
  const intent = await readIntent(intentId);
  if (!intent) return;
  const payment = await settleLoadedIntent(intent, now, log);
  await runTasksNow(payment.pendingTasks, now, log);
  if (!isMatched(intent, payment)) return;
  await runTasksNow((await settleDisputes(intent, now, log)).pendingTasks, now, log);
}
