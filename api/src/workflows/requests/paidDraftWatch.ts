import { requestOfIntent } from '../../data/requestIdentity.ts';
import { DRAFT_TASK } from '../../data/requests/draftTasks.ts';
import { readTask, type Task } from '../../data/requests/tasks.ts';
import type { Log } from '../../telemetry/log.ts';
import { paidFeesBetween } from '../../services/payments/eventsBetween.ts';
import { faultOf } from '../../telemetry/faultOf.ts';

/** The payer's browser and Stripe's webhook come first. */
const HEAD_START_MS = 30_000;
const LOOK_EVERY_MS = 20_000;
/** So much is read in one step. */
const MAX_MS = 5 * 60_000;
/** After an outage, what was found is run before more is read. */
const LOOK_FOR_MS = 5_000;
/** What is older is found by the tasks of the drafts, and by the hourly comparison with Stripe. */
const FURTHEST_BACK_MS = 3_600_000;
const READ_AT_ONCE = 16;

/**
 * Finds drafts that were paid for and are no requests, by Stripe's events: one call answers a hundred payments, so no
 * draft needs to be asked for every minute.
 */
export class PaidDraftWatch {
  #until: string | null;
  #nextLookAt = 0;
  #isBehind = false;

  /** `until`: how far the events were read before; null at the first time. */
  constructor(until: string | null) {
    this.#until = until;
  }

  get until(): string | null {
    return this.#until;
  }

  /** Whether the last look has left events of earlier to the next one. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** The tasks of drafts whose payment was made since the last look; none when there was one lately, or Stripe does not answer. */
  async look(now: Date, log: Log): Promise<Task[]> {
    if (!this.#isBehind && now.getTime() < this.#nextLookAt) return [];
    this.#nextLookAt = now.getTime() + LOOK_EVERY_MS;
    const end = now.getTime() - HEAD_START_MS;
    const stopAt = performance.now() + LOOK_FOR_MS;
    const tasks: Task[] = [];
    try {
      do {
        const known = Date.parse(this.#until ?? '') || 0;
        const from = Math.max(known, now.getTime() - FURTHEST_BACK_MS);
        const until = Math.min(end, from + MAX_MS);
        if (from < until) tasks.push(...(await this.#read(from, until)));
        this.#isBehind = until < end;
      } while (this.#isBehind && performance.now() < stopAt);
    } catch (error) {
      this.#isBehind = false;
      log.warn('payment events cannot be read', { internal: faultOf(error) });
    }
    return tasks;
  }

  async #read(from: number, until: number): Promise<Task[]> {
    const drafts = await paidFeesBetween(new Date(from), new Date(until));
    const requestIds = [...new Set(drafts.map((draftId) => requestOfIntent({ draftId })))];
    const tasks: Task[] = [];
    for (let start = 0; start < requestIds.length; start += READ_AT_ONCE) {
      const some = requestIds.slice(start, start + READ_AT_ONCE);
      const found = await Promise.all(some.map((requestId) => readTask(requestId, DRAFT_TASK)));
      tasks.push(...found.filter((task) => task !== null));
    }
    this.#until = new Date(until).toISOString();
    return tasks;
  }
}
