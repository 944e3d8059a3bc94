import { readRequest } from '../../data/requests/readRequest.ts';
import { deleteTask, postponeTask, readTask, type Task } from '../../data/requests/tasks.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { taskPriority } from '../../domain/operations/sweepOrder.ts';
import { retryDelayMs } from '../../domain/operations/retryDelay.ts';
import { type TaskStep, taskSteps } from '../../domain/requests/taskSteps.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTaskStep } from './runTaskStep.ts';
import { done, type Outcome } from './outcome.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/** Time limit of one step. A step that hangs counts as failed. */
const DEADLINE_MS = 2 * 60_000;

/**
 * Runs the work of one outbox task. Work that failed or must wait stays in the task for a later attempt. Then runs the
 * tasks that the work created.
 */
export async function runTask(
  task: Task,
  now: Date,
  log: Log,
  run = new RequestRun(task.requestId),
): Promise<void> {
  const outcomes = await Promise.all(
    task.work.map((work) => run.once(work, () => attempt(task, work, run, now, log))),
  );
  const remaining = task.work.filter((_, index) => outcomes[index]?.kind === 'later');
  if (remaining.length === 0) await deleteTask(task.requestId, task.id);
  else {
    const due = new Date(now.getTime() + delayMs(task, outcomes));
    await postponeTask(task, { remaining, due, stuckSince: stuckSince(task, outcomes, now) });
  }
  for (const outcome of outcomes) await runTasksNow(outcome.next, now, log);
}

/**
 * Runs several tasks of one request one after the other. All of them were committed before the first one runs, so they
 * share one read of the request, and work that occurs in several of them (such as the list rows) runs once.
 */
export class RequestRun {
  readonly #finished = new Set<string>();
  #root: Promise<RequestRoot | null> | undefined;
  readonly readRoot: () => Promise<RequestRoot | null>;

  constructor(requestId: string) {
    this.readRoot = () => (this.#root ??= readRequest(requestId).then((stored) => stored?.value ?? null));
  }

  async once(work: TaskStep, attempt: () => Promise<Outcome>): Promise<Outcome> {
    const key = JSON.stringify(work);
    if (this.#finished.has(key)) return done;
    const outcome = await attempt();
    if (outcome.kind === 'done') this.#finished.add(key);
    return outcome;
  }
}

/**
 * Returns since when work of the task has failed, or has waited for something that takes seconds; undefined if none
 * has.
 */
function stuckSince(task: Task, outcomes: readonly Outcome[], now: Date): string | undefined {
  const isStuck = task.work.some(({ kind }, index) => {
    const outcome = outcomes[index];
    return (
      outcome?.kind === 'later' &&
      (outcome.retryAfterMs === undefined || taskSteps[kind].canWaitLong !== true)
    );
  });
  return isStuck ? (task.stuckSince ?? now.toISOString()) : undefined;
}

/** Returns the shortest delay until any remaining work of the task is due. */
function delayMs(task: Task, outcomes: readonly Outcome[]): number {
  const waits = outcomes
    .filter((outcome) => outcome.kind === 'later')
    .map((outcome) => outcome.retryAfterMs ?? retryDelayMs(task.attempts));
  return Math.min(...waits);
}

async function attempt(
  task: Task,
  work: TaskStep,
  { readRoot }: RequestRun,
  now: Date,
  log: Log,
): Promise<Outcome> {
  try {
    // A task that is not due yet was just committed, so this is its first run.
    const isRetry = task.attempts > 0 || task.due <= now.toISOString();
    const { requestId, id: taskId } = task;
    const isCheckTask = taskPriority(task.work) === 'check';
    const running = runTaskStep(
      { requestId, taskId, readRoot, isRetry, isCheckTask, runTasks: runTasksNow },
      work,
      now,
      log,
    );
    return await withTimeout(work.kind, DEADLINE_MS, running);
  } catch (error) {
    log.warn('work postponed', {
      requestId: task.requestId,
      work: work.kind,
      attempts: task.attempts,
      internal: errorSummary(error),
    });
    return { kind: 'later', next: [] };
  }
}

/** Runs tasks right after their changes were committed. After an error, the sweep runs them again. */
export async function runTasksNow(refs: readonly TaskRef[], now: Date, log: Log): Promise<void> {
  for (const { requestId, taskId } of refs) {
    try {
      const task = await readTask(requestId, taskId);
      if (task) await runTask(task, now, log);
    } catch (error) {
      log.warn('task postponed to the sweep', { requestId, taskId, internal: errorSummary(error) });
    }
  }
}
