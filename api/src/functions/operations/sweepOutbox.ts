import type { InvocationContext } from '@azure/functions';
import { oldestStuckTask } from '../../data/requests/oldestStuckTask.ts';
import { logOf } from '../../telemetry/log.ts';
import { SWEEP_QUEUE } from '../../services/queues/sweepQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { sweepOutbox as sweep } from '../../workflows/operations/sweepOutbox.ts';

/** Well within what a function may take. What is left then is swept by the next run, which the queue starts at once. */
const BUDGET_MS = 4 * 60_000;

/**
 * Twice a minute, and for as long as there is more: runs the outbox tasks that were left, paid and abandoned drafts
 * first.
 */
export async function sweepOutbox(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  const swept = await sweep(BUDGET_MS, log);
  if (!swept) {
    log.info('another sweep goes on');
    return;
  }
  const now = new Date();
  const stuck = await oldestStuckTask(now);
  // Said each time: one alert hears when it is said no more, another for how long work has been stuck. Between two tries
  // of such work up to six hours pass without a line of its own.
  log.info('outbox swept', {
    tasks: swept.tasks,
    lateMs: swept.lateMs,
    hasMore: swept.hasMore,
    stuckMs: stuck ? now.getTime() - Date.parse(stuck.stuckSince) : 0,
    stuckRequestId: stuck?.requestId,
    stuckTaskId: stuck?.id,
  });
  if (swept.hasMore) await sendToQueue(SWEEP_QUEUE, {});
}
