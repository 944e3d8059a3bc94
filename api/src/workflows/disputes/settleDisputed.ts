import type { Log } from '../../telemetry/log.ts';
import { readIntent } from '../../services/payments/intents.ts';
import { runTasksNow } from '../operations/runTask.ts';
import { settleDisputes } from './settleDisputes.ts';
import { settleReadIntent } from '../payments/settleIntent.ts';

/** Brings the portal in line with a payment that was disputed: first that it was paid, which news of a dispute may overtake. */
export async function settleDisputed(intentId: string, now: Date, log: Log): Promise<void> {
  const intent = await readIntent(intentId);
  if (!intent) return;
  const payment = await settleReadIntent(intent, now, log);
  await runTasksNow(payment.pendingTasks, now, log);
  if (payment.outcome.kind === 'unmatched') return;
  await runTasksNow((await settleDisputes(intent, now)).pendingTasks, now, log);
}
