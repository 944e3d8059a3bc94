import type { InvocationContext } from '@azure/functions';
import { stuckTasks } from '../../data/requests/tasks.ts';
import { stuckFigures } from '../../domain/operations/stuckFigures.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { type Log, logOf } from '../../telemetry/log.ts';
import { ACCOUNT_EMAIL_QUEUE } from '../../services/email/account/accountEmailQueue.ts';
import { SWEEP_QUEUE } from '../../services/queues/sweepQueue.ts';
import { countMessages, sendToQueue } from '../../services/queues/sendToQueue.ts';
import { noteEmailService } from '../../workflows/notifications/emailDelay.ts';
import { sweepOutbox as sweep } from '../../workflows/operations/sweeps/sweepOutbox.ts';

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
  const [stuck, accountEmailsWaiting] = await Promise.all([
    stuckTasks(now),
    countAccountEmails(log),
    noteEmailService(now).catch(() => undefined),
  ]);
  // Logged by every sweep, for alerts: when sweeps stop, when a task is stuck, and when emails wait. A stuck task itself may
  // be retried, and logged, only every six hours.
  log.info('outbox swept', {
    tasks: swept.tasks,
    lateMs: swept.lateMs,
    hasMore: swept.hasMore,
    ...stuckFigures(stuck, now),
    accountEmailsWaiting,
  });
  if (swept.hasMore) await sendToQueue(SWEEP_QUEUE, {});
}

/** Undefined if the queue cannot be reached, which must not end the sweep. */
async function countAccountEmails(log: Log): Promise<number | undefined> {
  try {
    return await countMessages(ACCOUNT_EMAIL_QUEUE);
  } catch (error) {
    log.warn('account emails not counted', { internal: errorSummary(error) });
    return undefined;
  }
}
