import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { closeIntent } from './closeIntent.ts';
import { settleIntent } from './settleIntent.ts';

/** Cancels a PaymentIntent so that its items can be paid another way. Records a payment that arrived in the meantime. */
export async function releaseIntent(
  intentId: string,
  now: Date,
  log: Log,
): Promise<'closed' | 'paid' | 'clearing'> {
  const state = await closeIntent(intentId);
  if (state !== 'closed') await runTasksNow((await settleIntent(intentId, now, log)).pendingTasks, now, log);
  return state;
}
