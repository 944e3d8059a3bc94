import type { InvocationContext } from '@azure/functions';
import { longestStuck } from '../../data/requests/longestStuck.ts';
import { dueTasks } from '../../data/requests/tasks.ts';
import { logOf } from '../../http/log.ts';
import { runTask } from '../../workflows/runTask.ts';

const AT_ONCE = 100;

/** Every minute: runs the outbox tasks that were left, drafts that were paid and abandoned among them. */
export async function sweepOutbox(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  const now = new Date();
  const tasks = await dueTasks(now, AT_ONCE);
  await Promise.all(tasks.map((task) => runTask(task, now, log)));
  const stuck = await longestStuck(now);
  // Said each time: one alert hears when it is said no more, another for how long work has been stuck. Between two tries
  // of such work up to six hours pass without a line of its own.
  log.info('outbox swept', {
    tasks: tasks.length,
    lateMs: lateMs(tasks, now),
    stuckMs: stuck ? now.getTime() - Date.parse(stuck.stuckSince) : 0,
    stuckRequestId: stuck?.requestId,
    stuckTaskId: stuck?.id,
  });
}

/** How long the work that waited longest has been due; 0 when there was none. */
function lateMs(tasks: readonly { due: string }[], now: Date): number {
  return Math.max(0, ...tasks.map(({ due }) => now.getTime() - Date.parse(due)));
}
