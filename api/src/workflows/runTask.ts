import { deleteTask, postponeTask, readTask, type Task } from '../data/requests/tasks.ts';
import type { TaskRef, Work } from '../domain/request/change.ts';
import { retryDelayMs } from '../domain/request/retryDelay.ts';
import type { Log } from '../http/log.ts';
import { doWork } from './doWork.ts';
import type { Outcome } from './outcome.ts';
import { faultOf } from '../telemetry/faultOf.ts';

/**
 * Does the work of one outbox task; what fails or is not ripe yet is kept for a later try, the rest is finished.
 * Tasks that the work itself left behind run after it.
 */
export async function runTask(task: Task, now: Date, log: Log): Promise<void> {
  const outcomes = await Promise.all(task.work.map((work) => attempt(task, work, now, log)));
  const left = task.work.filter((_, index) => outcomes[index]?.kind === 'later');
  if (left.length === 0) await deleteTask(task.requestId, task.id);
  else await postponeTask(task, left, new Date(now.getTime() + delayMs(task, outcomes)));
  for (const outcome of outcomes) await runTasksNow(outcome.next, now, log);
}

/** Work that waits says when to look again; where other work of the same task failed, the earlier of both. */
function delayMs(task: Task, outcomes: readonly Outcome[]): number {
  const waits = outcomes
    .filter((outcome) => outcome.kind === 'later')
    .map((outcome) => outcome.againAfterMs ?? retryDelayMs(task.attempts));
  return Math.min(...waits);
}

async function attempt(task: Task, work: Work, now: Date, log: Log): Promise<Outcome> {
  try {
    // Whoever comes before the task is due has just committed it.
    const isAgain = task.attempts > 0 || task.due <= now.toISOString();
    return await doWork(task.requestId, work, isAgain, now, log);
  } catch (error) {
    log.warn('work left for later', {
      requestId: task.requestId,
      work: work.kind,
      attempts: task.attempts,
      internal: faultOf(error),
    });
    return { kind: 'later', next: [] };
  }
}

/** Runs tasks right after their changes were committed. A fault here loses nothing: the sweep runs them again. */
export async function runTasksNow(refs: readonly TaskRef[], now: Date, log: Log): Promise<void> {
  for (const { requestId, taskId } of refs) {
    try {
      const task = await readTask(requestId, taskId);
      if (task) await runTask(task, now, log);
    } catch (error) {
      log.warn('task left to the sweep', { requestId, taskId, internal: faultOf(error) });
    }
  }
}
