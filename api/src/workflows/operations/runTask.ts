import { readRequest } from '../../data/requests/readRequest.ts';
import { deleteTask, postponeTask, readTask, type Task } from '../../data/requests/tasks.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { retryDelayMs } from '../../domain/operations/retryDelay.ts';
import { type Work, workItems } from '../../domain/requests/work.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import type { Log } from '../../telemetry/log.ts';
import { doWork } from './doWork.ts';
import { done, type Outcome } from './outcome.ts';
import { faultOf } from '../../telemetry/faultOf.ts';

/** Work that hangs is given up, so that its task is postponed like any other that failed. */
const DEADLINE_MS = 2 * 60_000;

/**
 * Does the work of one outbox task; what fails or is not ripe yet is kept for a later try, the rest is finished.
 * Tasks that the work itself left behind run after it.
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
 * Tasks of one request that are run one after the other. All of them were committed before the first is run, so one
 * reading of the request serves them all, and work that is the same in several of them (the list rows) is done once.
 */
export class RequestRun {
  readonly #done = new Set<string>();
  #root: Promise<RequestRoot | null> | undefined;
  readonly readRoot: () => Promise<RequestRoot | null>;

  constructor(requestId: string) {
    this.readRoot = () => (this.#root ??= readRequest(requestId).then((stored) => stored?.value ?? null));
  }

  async once(work: Work, attempt: () => Promise<Outcome>): Promise<Outcome> {
    const key = JSON.stringify(work);
    if (this.#done.has(key)) return done;
    const outcome = await attempt();
    if (outcome.kind === 'done') this.#done.add(key);
    return outcome;
  }
}

/** Since when work of a task has failed, or has waited for what takes seconds. */
function stuckSince(task: Task, outcomes: readonly Outcome[], now: Date): string | undefined {
  const isStuck = task.work.some(({ kind }, index) => {
    const outcome = outcomes[index];
    return (
      outcome?.kind === 'later' &&
      (outcome.againAfterMs === undefined || workItems[kind].canWaitLong !== true)
    );
  });
  return isStuck ? (task.stuckSince ?? now.toISOString()) : undefined;
}

/** Work that waits says when to look again; where other work of the same task failed, the earlier of both. */
function delayMs(task: Task, outcomes: readonly Outcome[]): number {
  const waits = outcomes
    .filter((outcome) => outcome.kind === 'later')
    .map((outcome) => outcome.againAfterMs ?? retryDelayMs(task.attempts));
  return Math.min(...waits);
}

async function attempt(
  task: Task,
  work: Work,
  { readRoot }: RequestRun,
  now: Date,
  log: Log,
): Promise<Outcome> {
  try {
    // Whoever comes before the task is due has just committed it.
    const isAgain = task.attempts > 0 || task.due <= now.toISOString();
    const { requestId } = task;
    const working = doWork({ requestId, readRoot, isAgain }, work, now, log);
    return await withTimeout(work.kind, DEADLINE_MS, working);
  } catch (error) {
    log.warn('work postponed', {
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
      log.warn('task postponed to the sweep', { requestId, taskId, internal: faultOf(error) });
    }
  }
}
