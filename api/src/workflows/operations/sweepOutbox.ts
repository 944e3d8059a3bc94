import { setTimeout as delay } from 'node:timers/promises';
import { RENEW_EVERY_MS, type SweepLease, acquireSweepLease } from '../../data/accounts/sweepLease.ts';
import { dueTasks, quarantineTask, type Task } from '../../data/requests/tasks.ts';
import { sweepKey, sweepOrder, type TaskPriority } from '../../domain/operations/sweepOrder.ts';
import type { Log } from '../../telemetry/log.ts';
import { faultOf } from '../../telemetry/faultOf.ts';
import { PaidDraftWatch } from '../requests/paidDraftWatch.ts';
import { RequestRun, runTask } from './runTask.ts';

/** Tasks of so many requests run at once. Payment work has its own share, so that nothing else can hold it up. */
const MAX_CONCURRENT: Readonly<Record<TaskPriority, number>> = { payment: 12, normal: 20 };
const PAGE = 500;
/** Other work waits this long for the payment work that was due before the sweep. */
const PAYMENT_HEAD_START_MS = 10_000;
/** While tasks run, others become due. */
const LOOK_AGAIN_MS = 1_000;
/** A sweep that finds another one waits until that ends or, where it died, until its lease does. */
const PATIENCE_MS = 35_000;
/** A task that cannot be read is looked at again then, perhaps by a later version of the code. */
const PUT_ASIDE_MS = 6 * 3_600_000;

export interface Swept {
  readonly tasks: number;
  /** How long the task that waited longest had been due when it was started. */
  readonly lateMs: number;
  /** Whether the time was up before everything was done. */
  readonly isMore: boolean;
}

/**
 * Runs outbox tasks until none is due or the time is up: payment work first, otherwise those first that have been due
 * for longest. One sweep at a time; null when another one goes on.
 */
export async function sweepOutbox(budgetMs: number, log: Log): Promise<Swept | null> {
  const lease = await leaseAfterOthers();
  if (!lease) return null;
  const sweep = new Sweep(lease, budgetMs, log);
  try {
    return await sweep.run();
  } finally {
    await sweep.end();
  }
}

async function leaseAfterOthers(): Promise<SweepLease | null> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const lease = await acquireSweepLease(new Date());
    if (lease || Date.now() >= deadline) return lease;
    await delay(LOOK_AGAIN_MS);
  }
}

/** The work of one priority: groups of tasks that wait for their turn, and what goes on, by request. */
class Lane {
  readonly priority: TaskPriority;
  readonly busy = new Map<string, Promise<void>>();
  waiting: Task[][] = [];
  /** Nothing was due any more, for the first time. */
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
  readonly #normalIsOver = Promise.withResolvers<void>();
  #isOver = false;
  #isLost = false;
  #isMore = false;
  #tasks = 0;
  #lateMs = 0;

  constructor(lease: SweepLease, budgetMs: number, log: Log) {
    this.#lease = lease;
    this.#log = log;
    this.#deadline = Date.now() + budgetMs;
    this.#watch = new PaidDraftWatch(lease.eventsUntil);
    this.#renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS);
  }

  async run(): Promise<Swept> {
    const payment = new Lane('payment');
    const ended = await Promise.allSettled([
      this.#serve(payment, () => this.#isOver),
      Promise.race([payment.firstIdle.promise, delay(PAYMENT_HEAD_START_MS, undefined, { ref: false })])
        .then(() => this.#serve(new Lane('normal'), () => true))
        .finally(() => {
          this.#isOver = true;
          this.#normalIsOver.resolve();
        }),
    ]);
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return { tasks: this.#tasks, lateMs: this.#lateMs, isMore: this.#isMore };
  }

  async end(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#lease.end(this.#watch.until);
  }

  /** Runs the work of a lane until none is due and `mayEnd`. */
  async #serve(lane: Lane, mayEnd: () => boolean): Promise<void> {
    try {
      while (this.#goesOn()) {
        if (lane.waiting.length === 0 && (await this.#isIdle(lane))) {
          lane.firstIdle.resolve();
          if (mayEnd()) return;
        }
        while (!lane.isFull && lane.waiting.length > 0) this.#start(lane, lane.waiting.shift()!);
        if (lane.isFull) await Promise.race(lane.busy.values());
        else if (lane.waiting.length === 0) await this.#pause(lane);
      }
      this.#isMore = true;
    } finally {
      lane.firstIdle.resolve();
      await Promise.allSettled(lane.busy.values());
    }
  }

  #goesOn(): boolean {
    return !this.#isLost && Date.now() < this.#deadline;
  }

  /** Looks for more work; whether there is none and nothing goes on whose request may have more. */
  async #isIdle(lane: Lane): Promise<boolean> {
    const isQuiet = lane.busy.size === 0;
    const now = new Date();
    const paid = lane.priority === 'payment' ? await this.#watch.look(now, this.#log) : [];
    const { tasks, unreadable } = await dueTasks(lane.priority, now, PAGE);
    for (const each of unreadable) await this.#quarantineTask(each, now);
    lane.waiting = sweepOrder([...paid, ...tasks], new Set(lane.busy.keys()), this.#tried);
    const mayFindMore = lane.priority === 'payment' && this.#watch.isBehind;
    return isQuiet && lane.waiting.length === 0 && !mayFindMore;
  }

  async #quarantineTask(task: { id: string; requestId: string }, now: Date): Promise<void> {
    const { requestId, id: taskId } = task;
    this.#log.error('task cannot be read', { requestId, taskId });
    try {
      await quarantineTask(task, now, new Date(now.getTime() + PUT_ASIDE_MS));
    } catch (error) {
      this.#log.warn('task cannot be quarantined', { requestId, taskId, internal: faultOf(error) });
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
      if (!this.#goesOn()) return;
      const now = new Date();
      this.#tried.add(sweepKey(task));
      this.#tasks += 1;
      this.#lateMs = Math.max(this.#lateMs, now.getTime() - Date.parse(task.due));
      try {
        await runTask(task, now, this.#log, run);
      } catch (error) {
        const { requestId, id: taskId } = task;
        this.#log.warn('task postponed to the next sweep', { requestId, taskId, internal: faultOf(error) });
      }
    }
  }

  /** Until everything that goes on is done, but not for long: other work may become due. */
  async #pause({ busy }: Lane): Promise<void> {
    const over = busy.size > 0 ? Promise.allSettled(busy.values()) : this.#normalIsOver.promise;
    await Promise.race([over, delay(LOOK_AGAIN_MS, undefined, { ref: false })]);
  }

  async #renew(): Promise<void> {
    try {
      if (!(await this.#lease.renew(new Date()))) this.#isLost = true;
    } catch (error) {
      this.#log.warn('lease of the sweep not renewed', { internal: faultOf(error) });
    }
  }
}
