import { setTimeout as delay } from 'node:timers/promises';
import { RENEW_EVERY_MS, type SweepLease, acquireSweepLease } from '../../../data/operations/sweepLease.ts';
import { dueTasks, quarantineTask, type Task } from '../../../data/requests/tasks.ts';
import { latenessMs } from '../../../domain/operations/lateness.ts';
import { sweepKey, sweepOrder, type TaskPriority, turnOf } from '../../../domain/operations/sweepOrder.ts';
import type { Log } from '../../../telemetry/log.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';
import { FairQueue } from '../../../services/concurrency/FairQueue.ts';
import { PaidDraftWatch } from '../../requests/drafts/paidDraftWatch.ts';
import { RequestRun, runTask } from '../outbox/runTask.ts';

const PAGE = 500;
/**
 * Maximum number of requests whose tasks run concurrently. Payment tasks have a limit of their own, so that other tasks
 * cannot delay them. Checks run one at a time; their limit is the number of checks that wait.
 */
const MAX_CONCURRENT: Readonly<Record<TaskPriority, number>> = { payment: 12, normal: 20, check: PAGE };
/** How long other tasks wait for payment tasks at the start of a sweep. */
const PAYMENT_HEAD_START_MS = 10_000;
/** Interval of reading newly due tasks. */
const POLL_INTERVAL_MS = 1_000;
/** Interval of reading newly due checks. Longer, because checks that wait are read again each time. */
const CHECK_POLL_INTERVAL_MS = 5_000;
/** A sweep does not end before tasks that are due in this time, such as a check that was busy and is tried again. */
const SOON_MS = 5_000;
/**
 * Maximum pause after a check. The pause is three times as long as the check took, so that calls have most of the
 * machine. With this maximum, 100 letters are checked within three minutes.
 */
const MAX_REST_MS = 1_000;
/**
 * How long a sweep waits for another one to end. Longer than the lease, so that the lease of a crashed sweep expires.
 */
const LEASE_WAIT_MS = 35_000;
/** A task that cannot be parsed is retried after this time, perhaps by a later version of the code. */
const QUARANTINE_MS = 6 * 3_600_000;

export interface SweepResult {
  readonly tasks: number;
  /** The longest time between a task being due and its start, or the end of the sweep before its start. */
  readonly lateMs: number;
  /** Whether time ran out before all due tasks had run. */
  readonly hasMore: boolean;
}

/**
 * Runs outbox tasks until none is due or time runs out: payment tasks first, then in the order in which they became due.
 * Checks of documents run beside them, one after the other, and those who submitted the requests take turns. Only one
 * sweep runs at a time; returns null if another one is running.
 */
export async function sweepOutbox(budgetMs: number, log: Log): Promise<SweepResult | null> {
  const lease = await waitForLease();
  if (!lease) return null;
  const sweep = new Sweep(lease, budgetMs, log);
  try {
    return await sweep.run();
  } finally {
    await sweep.end();
  }
}

async function waitForLease(): Promise<SweepLease | null> {
  const deadline = Date.now() + LEASE_WAIT_MS;
  for (;;) {
    const lease = await acquireSweepLease(new Date());
    if (lease || Date.now() >= deadline) return lease;
    await delay(POLL_INTERVAL_MS);
  }
}

/** The tasks of one priority: waiting groups, and running groups by request (checks: by task). */
class Lane {
  readonly priority: TaskPriority;
  readonly busy = new Map<string, Promise<void>>();
  /**
   * The queue in which started checks take turns, one at a time. Null for other priorities, whose started groups all
   * run.
   */
  readonly #turns: FairQueue | null;
  #restUntil = 0;
  waiting: Task[][] = [];
  /** Whether nothing was running or due when tasks were last read. */
  isIdle = false;
  isOver = false;
  /** Resolves when no task is due for the first time. */
  readonly firstIdle = Promise.withResolvers<void>();

  constructor(priority: TaskPriority) {
    this.priority = priority;
    this.#turns =
      priority === 'check'
        ? new FairQueue({ concurrency: 1, maxWaiting: PAGE, maxWaitingPerKey: PAGE })
        : null;
  }

  get pollIntervalMs(): number {
    return this.#turns ? CHECK_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
  }

  /** The groups that are started together: all tasks of a request, or each check. */
  groupsOf(tasks: readonly Task[], tried: ReadonlySet<string>): Task[][] {
    if (!this.#turns) return sweepOrder(tasks, new Set(this.busy.keys()), tried);
    const groups = sweepOrder(tasks, new Set(), new Set([...tried, ...this.busy.keys()]));
    return groups.flatMap((group) => group.map((task) => [task]));
  }

  /** Starts a group, or lets a check wait for its turn. */
  start(group: readonly Task[], work: () => Promise<void>): void {
    const first = group[0]!;
    const key = this.#turns ? sweepKey(first) : first.requestId;
    const running = this.#turns ? this.#turns.run(turnOf(first), () => this.#runCheck(work)) : work();
    this.busy.set(
      key,
      running.finally(() => this.busy.delete(key)),
    );
  }

  async #runCheck(work: () => Promise<void>): Promise<void> {
    await delay(Math.max(0, this.#restUntil - performance.now()));
    const startedAt = performance.now();
    await work();
    const endedAt = performance.now();
    this.#restUntil = endedAt + Math.min(3 * (endedAt - startedAt), MAX_REST_MS);
  }

  get isFull(): boolean {
    return this.busy.size >= MAX_CONCURRENT[this.priority];
  }
}

class Sweep {
  readonly #lease: SweepLease;
  readonly #log: Log;
  readonly #deadline: number;
  readonly #watch: PaidDraftWatch;
  readonly #renewal: NodeJS.Timeout;
  readonly #tried = new Set<string>();
  /** Resolves, and is replaced, when a lane becomes idle or ends. Lanes that wait for another lane wait for it. */
  #laneChange = Promise.withResolvers<void>();
  #isOver = false;
  #isLeaseLost = false;
  #hasMore = false;
  #tasks = 0;
  #lateMs = 0;

  constructor(lease: SweepLease, budgetMs: number, log: Log) {
    this.#lease = lease;
    this.#log = log;
    this.#deadline = Date.now() + budgetMs;
    this.#watch = new PaidDraftWatch(lease.eventsUntil);
    this.#renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS);
  }

  async run(): Promise<SweepResult> {
    const [payment, check, normal] = [new Lane('payment'), new Lane('check'), new Lane('normal')];
    const start = Promise.race([
      payment.firstIdle.promise,
      delay(PAYMENT_HEAD_START_MS, undefined, { ref: false }),
    ]);
    const ended = await Promise.allSettled([
      this.#runLane(payment, () => this.#isOver),
      // Normal tasks can create checks. They do not wait for running checks.
      start.then(() => this.#runLane(check, () => normal.isIdle)),
      start
        .then(() => this.#runLane(normal, () => check.isOver))
        .finally(() => {
          this.#isOver = true;
          this.#noteLaneChange();
        }),
    ]);
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return { tasks: this.#tasks, lateMs: this.#lateMs, hasMore: this.#hasMore };
  }

  async end(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#lease.end(this.#watch.until);
  }

  /** Runs the tasks of a lane until none is due and `canEnd` returns true. */
  async #runLane(lane: Lane, canEnd: () => boolean): Promise<void> {
    try {
      while (this.#canContinue()) {
        // Both before due tasks are read, so that neither tasks created after that nor a change are missed.
        const mayEnd = canEnd();
        const laneChange = this.#laneChange.promise;
        if (lane.waiting.length === 0) {
          const wasIdle = lane.isIdle;
          lane.isIdle = await this.#hasNothingToDo(lane);
          if (lane.isIdle) lane.firstIdle.resolve();
          if (lane.isIdle && mayEnd) return;
          if (lane.isIdle && !wasIdle) this.#noteLaneChange();
        }
        while (!lane.isFull && lane.waiting.length > 0) {
          const group = lane.waiting.shift()!;
          lane.start(group, () => this.#runGroup(group));
        }
        if (lane.isFull) await Promise.race(lane.busy.values());
        else if (lane.waiting.length === 0) await this.#pause(lane, laneChange);
      }
      this.#hasMore = true;
      for (const [task] of lane.waiting) this.#noteLate(task!);
    } finally {
      lane.firstIdle.resolve();
      await Promise.allSettled(lane.busy.values());
      lane.isIdle = true;
      lane.isOver = true;
      this.#noteLaneChange();
    }
  }

  #noteLaneChange(): void {
    this.#laneChange.resolve();
    this.#laneChange = Promise.withResolvers();
  }

  #canContinue(): boolean {
    return !this.#isLeaseLost && Date.now() < this.#deadline;
  }

  /**
   * Reads due tasks. Returns true if none are due now or soon, none are running, and the watch has read all payment events.
   */
  async #hasNothingToDo(lane: Lane): Promise<boolean> {
    const isNothingRunning = lane.busy.size === 0;
    const now = new Date();
    const paid = lane.priority === 'payment' ? await this.#watch.poll(now, this.#log) : [];
    // Payment tasks are read until the other lanes have ended, and those must not wait for what is due later.
    const until = lane.priority === 'payment' ? now : new Date(now.getTime() + SOON_MS);
    const { tasks, unreadable } = await dueTasks(lane.priority, until, PAGE);
    for (const each of unreadable) await this.#quarantineTask(each, now);
    const due = tasks.filter((task) => task.due <= now.toISOString());
    lane.waiting = lane.groupsOf([...paid, ...due], this.#tried);
    const isNothingSoon = tasks.every((task) => this.#tried.has(sweepKey(task)));
    const mayHaveMoreEvents = lane.priority === 'payment' && this.#watch.isBehind;
    return isNothingRunning && isNothingSoon && lane.waiting.length === 0 && !mayHaveMoreEvents;
  }

  async #quarantineTask(task: { id: string; requestId: string }, now: Date): Promise<void> {
    const { requestId, id: taskId } = task;
    this.#log.error('task cannot be read', { requestId, taskId });
    try {
      await quarantineTask(task, now, new Date(now.getTime() + QUARANTINE_MS));
    } catch (error) {
      this.#log.warn('task cannot be quarantined', { requestId, taskId, internal: errorSummary(error) });
    }
  }

  async #runGroup(group: readonly Task[]): Promise<void> {
    const run = new RequestRun(group[0]!.requestId);
    for (const task of group) {
      this.#noteLate(task);
      if (!this.#canContinue()) return;
      const now = new Date();
      this.#tried.add(sweepKey(task));
      this.#tasks += 1;
      try {
        await runTask(task, now, this.#log, run);
      } catch (error) {
        const { requestId, id: taskId } = task;
        this.#log.warn('task postponed to the next sweep', {
          requestId,
          taskId,
          internal: errorSummary(error),
        });
      }
    }
  }

  #noteLate(task: Task): void {
    this.#lateMs = Math.max(this.#lateMs, latenessMs(task, new Date()));
  }

  /** Waits until all running groups end or another lane changes, but at most one poll interval. */
  async #pause({ busy, pollIntervalMs }: Lane, laneChange: Promise<void>): Promise<void> {
    const groups = busy.size > 0 ? [Promise.allSettled(busy.values())] : [];
    await Promise.race([...groups, laneChange, delay(pollIntervalMs, undefined, { ref: false })]);
  }

  async #renew(): Promise<void> {
    try {
      if (!(await this.#lease.renew(new Date()))) this.#isLeaseLost = true;
    } catch (error) {
      this.#log.warn('sweep lease not renewed', { internal: errorSummary(error) });
    }
  }
}
