import type { InvocationContext } from '@azure/functions';
import { oldestStuckTask } from '../../data/requests/tasks.ts';
import { logOf } from '../../telemetry/log.ts';
import { SWEEP_QUEUE } from '../../services/queues/sweepQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { sweepOutbox as sweep } from '../../workflows/operations/sweepOutbox.ts';

/** Well below the function timeout. The next run, which the queue starts immediately, does the remaining work. */
const BUDGET_MS = 4 * 60_000;

/** Timer, twice a minute, and queue trigger while there is more work: runs due outbox tasks, payment tasks first. */
export async function sweepOutbox(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  const swept = await sweep(BUDGET_MS, log);
  if (!swept) {
    log.info('another sweep is running');
    return;
  }
  const now = new Date();
  const stuck = await oldestStuckTask(now);
  // Logged by every sweep, for two alerts: when sweeps stop, and when a task is stuck. A stuck task itself may be retried,
  // and logged, only every six hours.
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
