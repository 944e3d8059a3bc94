import { requestOfIntent } from '../../../data/requestIdentity.ts';
import { DRAFT_TASK } from '../../../data/requests/drafts/draftTasks.ts';
import { readTask, type Task } from '../../../data/requests/tasks.ts';
import type { Log } from '../../../telemetry/log.ts';
import { paidFeesBetween } from '../../../services/payments/eventsBetween.ts';
import { errorSummary } from '../../../telemetry/errorSummary.ts';

/** Time for the payer's browser and Stripe's webhook to submit the draft. */
const GRACE_MS = 30_000;
const POLL_INTERVAL_MS = 20_000;
/** Length of the period read in one step. */
const MAX_STEP_MS = 5 * 60_000;
/** Time limit of one poll. After an outage, the found tasks run before the next poll. */
const MAX_POLL_MS = 5_000;
/** Older payments are found by the tasks of the drafts and by the hourly reconciliation. */
const MAX_AGE_MS = 3_600_000;
const MAX_CONCURRENT_READS = 16;

/**
 * Finds paid drafts that are not requests yet, by Stripe's events. One call returns a hundred payments, so the payment of
 * each draft need not be polled.
 */
export class PaidDraftWatch {
  #until: string | null;
  #nextPollAt = 0;
  #isBehind = false;

  /** `until`: up to when events were read before; null on the first poll. */
  constructor(until: string | null) {
    this.#until = until;
  }

  get until(): string | null {
    return this.#until;
  }

  /** Whether the last poll stopped before it had read all events. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /**
   * Returns the tasks of drafts that were paid since the last poll. Empty if the last poll was recent or Stripe does
   * not respond.
   */
  async poll(now: Date, log: Log): Promise<Task[]> {
    if (!this.#isBehind && now.getTime() < this.#nextPollAt) return [];
    this.#nextPollAt = now.getTime() + POLL_INTERVAL_MS;
    const end = now.getTime() - GRACE_MS;
    const stopAt = performance.now() + MAX_POLL_MS;
    const tasks: Task[] = [];
    try {
      do {
        const readUntil = Date.parse(this.#until ?? '') || 0;
        const from = Math.max(readUntil, now.getTime() - MAX_AGE_MS);
        const until = Math.min(end, from + MAX_STEP_MS);
        if (from < until) tasks.push(...(await this.#read(from, until)));
        this.#isBehind = until < end;
      } while (this.#isBehind && performance.now() < stopAt);
    } catch (error) {
      this.#isBehind = false;
      log.warn('payment events cannot be read', { internal: errorSummary(error) });
    }
    return tasks;
  }

  async #read(from: number, until: number): Promise<Task[]> {
    const drafts = await paidFeesBetween(new Date(from), new Date(until));
    const requestIds = [...new Set(drafts.map((draftId) => requestOfIntent({ draftId })))];
    const tasks: Task[] = [];
    for (let start = 0; start < requestIds.length; start += MAX_CONCURRENT_READS) {
      const batch = requestIds.slice(start, start + MAX_CONCURRENT_READS);
      const batchTasks = await Promise.all(batch.map((requestId) => readTask(requestId, DRAFT_TASK)));
      tasks.push(...batchTasks.filter((task) => task !== null));
    }
    this.#until = new Date(until).toISOString();
    return tasks;
  }
}
