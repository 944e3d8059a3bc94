import { readRequest } from '../../../data/requests/readRequest.ts';
import {
  deleteTask,
  moveNotices,
  type Postponed,
  postponeTask,
  readTask,
  reserveTask,
  type Task,
} from '../../../data/requests/tasks.ts';
import type { CommittedTask, TaskRef } from '../../../domain/requests/change.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { taskPriority } from '../../../domain/operations/sweepOrder.ts';
import { retryDelayMs } from '../../../domain/operations/retryDelay.ts';
import { isNotice, type TaskStep, taskSteps } from '../../../domain/requests/taskSteps.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { withTimeout } from '../../../errors/withTimeout.ts';
import type { Log } from '../../../telemetry/log.ts';
import { runTaskStep } from './runTaskStep.ts';
import { done, type Outcome } from './outcome.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';
import { traceInBackground, traceTasks } from '../../../telemetry/trace.ts';

/** Time limit of one step. A step that hangs counts as failed. */
const DEADLINE_MS = 2 * 60_000;

/**
 * While this process sends the notices of a task, it extends its reservation this often, so that the sweep leaves the
 * task alone.
 */
const RESERVE_EVERY_MS = 10_000;

/**
 * Maximum number of tasks whose notices this process sends in the background. The sweep sends the notices of further
 * tasks.
 */
const MAX_IN_BACKGROUND = 100;

/**
 * Runs the steps of one outbox task, its notices last. A step that failed or must wait stays in the task for a later
 * attempt. Then runs the tasks that the steps created.
 */
export async function runTask(
  task: Task,
  now: Date,
  log: Log,
  run = new RequestRun(task.requestId),
): Promise<void> {
  const notices = await runOtherSteps(task, run, now, log);
  if (notices) await runSteps(notices, run, now, log);
}

/** Runs the steps of a task except its notices. Returns the task with only its notices, or null if there are none. */
async function runOtherSteps(task: Task, run: RequestRun, now: Date, log: Log): Promise<Task | null> {
  const [notices, others] = [task.steps.filter(isNotice), task.steps.filter((step) => !isNotice(step))];
  if (notices.length === 0) {
    await runSteps(task, run, now, log);
    return null;
  }
  const outcomes = await Promise.all(
    others.map((step) => run.once(step, () => attempt(task, step, run, now, log))),
  );
  const postponed = postponedSteps({ ...task, steps: others }, outcomes, now);
  const rest = postponed
    ? await moveNotices({ ...task, steps: others }, postponed, notices, now)
    : { ...task, steps: notices };
  for (const outcome of outcomes) await runTasksNow(outcome.next, now, log);
  return rest;
}

/**
 * Runs all steps of a task, then `onEnd`. Then deletes or postpones the task, and runs the tasks that the steps
 * created.
 */
async function runSteps(
  task: Task,
  run: RequestRun,
  now: Date,
  log: Log,
  onEnd: () => Promise<void> = async () => {},
): Promise<void> {
  const outcomes = await Promise.all(
    task.steps.map((step) => run.once(step, () => attempt(task, step, run, now, log))),
  );
  await onEnd();
  const postponed = postponedSteps(task, outcomes, now);
  await (postponed ? postponeTask(task, postponed) : deleteTask(task.requestId, task.id));
  for (const outcome of outcomes) await runTasksNow(outcome.next, now, log);
}

/** Returns the remaining steps of a task and when they are due; null if all steps are done. */
function postponedSteps(task: Task, outcomes: readonly Outcome[], now: Date): Postponed | null {
  const remaining = task.steps.filter((_, index) => outcomes[index]?.kind === 'later');
  if (remaining.length === 0) return null;
  const due = new Date(now.getTime() + delayMs(task, outcomes));
  const attempts = outcomes.some(hasFailed) ? task.attempts + 1 : task.attempts;
  return { remaining, due, attempts, stuckSince: stuckSince(task, outcomes, now) };
}

/**
 * Runs several tasks of one request one after the other. All of them were committed before the first one runs, so they
 * share one read of the request, and a step that occurs in several of them (such as the list rows) runs once.
 */
export class RequestRun {
  readonly #finished = new Set<string>();
  #request: Promise<RequestDocument | null> | undefined;
  readonly loadRequest: () => Promise<RequestDocument | null>;

  /** The events that this process committed with the task. */
  readonly events: ReadonlyMap<string, unknown>;
  /** The version before the one that this process committed with the task; null for a new request. */
  readonly previous: RequestDocument | null | undefined;

  constructor(requestId: string, committed?: CommittedTask) {
    if (committed?.request) this.#request = Promise.resolve(committed.request);
    this.events = committed?.events ?? new Map();
    this.previous = committed?.previous;
    this.loadRequest = () =>
      (this.#request ??= readRequest(requestId).then((stored) => stored?.value ?? null));
  }

  async once(step: TaskStep, attempt: () => Promise<Outcome>): Promise<Outcome> {
    const key = JSON.stringify(step);
    if (this.#finished.has(key)) return done;
    const outcome = await attempt();
    if (outcome.kind === 'done') this.#finished.add(key);
    return outcome;
  }
}

/**
 * Returns since when a step of the task has failed, or has waited for something that normally takes seconds; undefined
 * if none has.
 */
function stuckSince(task: Task, outcomes: readonly Outcome[], now: Date): string | undefined {
  const isStuck = task.steps.some(({ kind }, index) => {
    const outcome = outcomes[index];
    return (
      outcome?.kind === 'later' &&
      (hasFailed(outcome) || outcome.isThrottled || taskSteps[kind].canWaitLong !== true)
    );
  });
  return isStuck ? (task.stuckSince ?? now.toISOString()) : undefined;
}

function hasFailed({ kind, retryAfterMs }: Outcome): boolean {
  return kind === 'later' && retryAfterMs === undefined;
}

/**
 * Returns the delay in ms until the first remaining step of the task is due, but at least the time that the email
 * service asked for.
 */
function delayMs(task: Task, outcomes: readonly Outcome[]): number {
  const later = outcomes.filter((outcome) => outcome.kind === 'later');
  const waits = later.map((outcome) => outcome.retryAfterMs ?? retryDelayMs(task.attempts));
  const asked = later.flatMap(({ isThrottled, retryAfterMs = 0 }) => (isThrottled ? retryAfterMs : []));
  return Math.max(Math.min(...waits), ...asked);
}

/** Minimum wait, because a run after a shorter one is not worth it. */
const MIN_THROTTLED_MS = 30_000;

/**
 * The outcome of a step that a service or store refused. If the service asked to wait, the step waits and has not
 * failed.
 */
function outcomeOfError(error: unknown): Outcome {
  const askedSeconds = error instanceof PortalError ? error.detail.askedSeconds : undefined;
  if (askedSeconds === undefined) return { kind: 'later', next: [] };
  const retryAfterMs = Math.max(askedSeconds * 1000, MIN_THROTTLED_MS);
  return { kind: 'later', next: [], retryAfterMs, isThrottled: true };
}

async function attempt(
  task: Task,
  step: TaskStep,
  { loadRequest, events, previous }: RequestRun,
  now: Date,
  log: Log,
): Promise<Outcome> {
  try {
    // A task that is not due yet was just committed, so this is its first run.
    const isRetry = task.attempts > 0 || task.due <= now.toISOString();
    const { requestId, id: taskId } = task;
    const isCheckTask = taskPriority(task.steps) === 'check';
    const known = { requestId, taskId, loadRequest, events, previous };
    const running = runTaskStep({ ...known, isRetry, isCheckTask, runTasks: runTasksNow, now, log }, step);
    return await withTimeout(step.kind, DEADLINE_MS, running);
  } catch (error) {
    const outcome = outcomeOfError(error);
    log.warn('work postponed', {
      requestId: task.requestId,
      work: step.kind,
      attempts: task.attempts,
      // An alert reads it.
      ...(outcome.isThrottled && { throttledMs: outcome.retryAfterMs }),
      internal: errorSummary(error),
    });
    return outcome;
  }
}

/**
 * Runs tasks right after their changes were committed. Their notices are sent in the background, so that no call waits
 * for the email service. After an error or a crash, the sweep runs them again.
 */
export function runTasksNow(refs: readonly TaskRef[], now: Date, log: Log): Promise<void> {
  return traceTasks(() => runEach(refs, now, log));
}

async function runEach(refs: readonly TaskRef[], now: Date, log: Log): Promise<void> {
  for (const ref of refs) {
    const { requestId, taskId } = ref;
    try {
      const task = ref.committed ? taskOf(ref, ref.committed) : await readTask(requestId, taskId);
      if (!task) continue;
      const run = new RequestRun(requestId, ref.committed);
      const notices = await runOtherSteps(task, run, now, log);
      if (notices) void traceInBackground(() => sendInBackground(notices, run, now, log));
    } catch (error) {
      log.warn('task postponed to the sweep', { requestId, taskId, internal: errorSummary(error) });
    }
  }
}

/** A committed task, as it is stored. */
function taskOf({ requestId, taskId }: TaskRef, { due, steps, changeId }: CommittedTask): Task {
  return {
    id: taskId,
    requestId,
    due,
    attempts: 0,
    steps: [...steps],
    ...(changeId !== undefined && { changeId }),
  };
}

let inBackground = 0;

/** Sends the notices of a task. Never throws. */
async function sendInBackground(task: Task, run: RequestRun, now: Date, log: Log): Promise<void> {
  if (inBackground >= MAX_IN_BACKGROUND) return;
  inBackground += 1;
  const { requestId, id: taskId } = task;
  const postponed = (error: unknown) =>
    log.warn('task postponed to the sweep', { requestId, taskId, internal: errorSummary(error) });
  // A reservation that has started ends before the task is deleted or postponed.
  let reserved = Promise.resolve();
  const timer = setInterval(() => {
    reserved = reserved.then(() => reserveTask(task, new Date())).catch(postponed);
  }, RESERVE_EVERY_MS);
  const end = async () => {
    clearInterval(timer);
    await reserved;
  };
  try {
    await runSteps(task, run, now, log, end);
  } catch (error) {
    postponed(error);
  } finally {
    await end();
    inBackground -= 1;
  }
}
