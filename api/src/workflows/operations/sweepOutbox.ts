import { setTimeout as delay } from 'node:timers/promises';
import { RENEW_EVERY_MS, type SweepLease, acquireSweepLease } from '../../data/accounts/sweepLease.ts';
import { dueTasks, quarantineTask, type Task } from '../../data/requests/tasks.ts';
import { sweepKey, sweepOrder, type TaskPriority } from '../../domain/operations/sweepOrder.ts';
import type { Log } from '../../telemetry/log.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import { PaidDraftWatch } from '../requests/paidDraftWatch.ts';
import { RequestRun, runTask } from './runTask.ts';

/** Requests whose tasks run concurrently. Payment work has its own share, so that other work cannot delay it. */
const MAX_CONCURRENT: Readonly<Record<TaskPriority, number>> = { payment: 12, normal: 20 };
const PAGE = 500;
/** How long other work waits for payment work at the start of a sweep. */
const PAYMENT_HEAD_START_MS = 10_000;
/** Interval of reading newly due tasks. */
const POLL_INTERVAL_MS = 1_000;
/**
 * How long a sweep waits for another one to end. Longer than the lease, so that the lease of a crashed sweep expires.
 */
const LEASE_WAIT_MS = 35_000;
/** A task that cannot be parsed is retried after this time, perhaps by a later version of the code. */
const QUARANTINE_MS = 6 * 3_600_000;

export interface SweepResult {
  readonly tasks: number;
  /** The longest time between a task being due and its start. */
  readonly lateMs: number;
  /** Whether time ran out before all due tasks had run. */
  readonly hasMore: boolean;
}

/**
 * Runs outbox tasks until none is due or time runs out: payment work first, then in the order in which they became due.
 * Only one sweep runs at a time; returns null if another one is running.
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

/** The tasks of one priority: waiting groups, and running groups by request. */
class Lane {
  readonly priority: TaskPriority;
  readonly busy = new Map<string, Promise<void>>();
  waiting: Task[][] = [];
  /** Resolves when no task is due for the first time. */
  readonly firstIdle = Promise.withResolvers<void>();

  constructor(priority: TaskPriority) {
    this.priority = priority;
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
  readonly #normalEnded = Promise.withResolvers<void>();
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
    const payment = new Lane('payment');
    const ended = await Promise.allSettled([
      this.#runLane(payment, () => this.#isOver),
      Promise.race([payment.firstIdle.promise, delay(PAYMENT_HEAD_START_MS, undefined, { ref: false })])
        .then(() => this.#runLane(new Lane('normal'), () => true))
        .finally(() => {
          this.#isOver = true;
          this.#normalEnded.resolve();
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
        if (lane.waiting.length === 0 && (await this.#isIdle(lane))) {
          lane.firstIdle.resolve();
          if (canEnd()) return;
        }
        while (!lane.isFull && lane.waiting.length > 0) this.#start(lane, lane.waiting.shift()!);
        if (lane.isFull) await Promise.race(lane.busy.values());
        else if (lane.waiting.length === 0) await this.#pause(lane);
      }
      this.#hasMore = true;
    } finally {
      lane.firstIdle.resolve();
      await Promise.allSettled(lane.busy.values());
    }
  }

  #canContinue(): boolean {
    return !this.#isLeaseLost && Date.now() < this.#deadline;
  }

  /** Reads due tasks. Returns true if none are due, none are running, and the watch has read all payment events. */
  async #isIdle(lane: Lane): Promise<boolean> {
    const isNothingRunning = lane.busy.size === 0;
    const now = new Date();
    const paid = lane.priority === 'payment' ? await this.#watch.poll(now, this.#log) : [];
    const { tasks, unreadable } = await dueTasks(lane.priority, now, PAGE);
    for (const each of unreadable) await this.#quarantineTask(each, now);
    lane.waiting = sweepOrder([...paid, ...tasks], new Set(lane.busy.keys()), this.#tried);
    const mayHaveMoreEvents = lane.priority === 'payment' && this.#watch.isBehind;
    return isNothingRunning && lane.waiting.length === 0 && !mayHaveMoreEvents;
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

  #start(lane: Lane, group: readonly Task[]): void {
    const { requestId } = group[0]!;
    lane.busy.set(
      requestId,
      this.#runGroup(group).finally(() => lane.busy.delete(requestId)),
    );
  }

  async #runGroup(group: readonly Task[]): Promise<void> {
    const run = new RequestRun(group[0]!.requestId);
    for (const task of group) {
      if (!this.#canContinue()) return;
      const now = new Date();
      this.#tried.add(sweepKey(task));
      this.#tasks += 1;
      this.#lateMs = Math.max(this.#lateMs, now.getTime() - Date.parse(task.due));
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

  /** Waits until all running groups end, but at most one poll interval. */
  async #pause({ busy }: Lane): Promise<void> {
    const ended = busy.size > 0 ? Promise.allSettled(busy.values()) : this.#normalEnded.promise;
    await Promise.race([ended, delay(POLL_INTERVAL_MS, undefined, { ref: false })]);
  }

  async #renew(): Promise<void> {
    try {
      if (!(await this.#lease.renew(new Date()))) this.#isLeaseLost = true;
    } catch (error) {
      this.#log.warn('sweep lease not renewed', { internal: errorSummary(error) });
    }
  }
}
