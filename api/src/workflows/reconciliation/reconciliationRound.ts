import type { ReconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import { type Progress, saveProgress } from '../../data/accounts/reconciliation.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { recordUnmatchedPayment } from './recordUnmatchedPayment.ts';
import { type Compared, type ReconciledItem, reconcileIntent } from './reconcileIntent.ts';
import { faultOf } from '../../telemetry/faultOf.ts';

/** So many payments are compared at the same time, and after so many it is written down how far it has come. */
export const MAX_CONCURRENT = 8;

/** A quarter of what the lease lasts, so that a slow store does not end it. */
const RENEW_EVERY_MS = 2_000;

/** Something that is needed does not answer: nothing is lost, and the next comparison goes on from here. */
export class Interrupted extends Error {}

/** One stretch of comparing with Stripe, for as long as it may take. */
export class ReconciliationRound {
  readonly #leaseId: string;
  readonly #startedAt: Date;
  readonly #started = performance.now();
  readonly #budgetMs: number;
  readonly #log: Log;
  readonly #looked = new Set<string>();
  /** Payments at which the comparison before this one stopped. */
  readonly #stuckBefore: ReadonlySet<string>;
  #progress: Progress;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(leaseId: string, progress: Progress, budgetMs: number, now: Date, log: Log) {
    this.#leaseId = leaseId;
    this.#startedAt = now;
    this.#budgetMs = budgetMs;
    this.#log = log;
    this.#stuckBefore = new Set(progress.stuckOn);
    const run: ReconciliationRun =
      progress.run?.state === 'more'
        ? { ...progress.run, state: 'running' }
        : {
            startedAt: now.toISOString(),
            at: now.toISOString(),
            state: 'running',
            looked: 0,
            repaired: 0,
            unmatched: 0,
          };
    this.#progress = { ...progress, stuckOn: [], run };
  }

  get progress(): Progress {
    return this.#progress;
  }

  get run(): ReconciliationRun {
    return this.#progress.run!;
  }

  get log(): Log {
    return this.#log;
  }

  now(): Date {
    return new Date(this.#startedAt.getTime() + performance.now() - this.#started);
  }

  isOutOfTime(): boolean {
    return performance.now() - this.#started > this.#budgetMs;
  }

  /** Compares payments that this stretch has not seen, at the same time. */
  async compare(
    named: readonly ReconciledItem[],
    how: (named: ReconciledItem, now: Date, log: Log) => Promise<Compared> = reconcileIntent,
  ): Promise<void> {
    const fresh = named.filter((each) => !this.#looked.has(keyOf(each)));
    const outcomes = await Promise.allSettled(fresh.map((each) => how(each, this.now(), this.#log)));
    const stuck: string[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const each = fresh[index]!;
      if (outcome.status === 'fulfilled') this.#count(each, outcome.value);
      else if (isOutage(outcome.reason) && !this.#stuckBefore.has(each.intentId)) stuck.push(each.intentId);
      else await this.#putDown(each, outcome.reason);
    }
    if (stuck.length === 0) return;
    this.#progress = { ...this.#progress, stuckOn: stuck };
    throw new Interrupted(`no answer about ${stuck.join(', ')}`);
  }

  /** Runs the work and keeps the lease meanwhile, however long one of its steps takes. */
  async holdLease<T>(work: () => Promise<T>): Promise<T> {
    // A renewal that fails is made up for by the next one, or ends the work with its next step.
    const renew = () => void this.#write().catch(() => undefined);
    renew();
    const renewal = setInterval(renew, RENEW_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  /** Saves how far it has come, and renews the lease. Throws Interrupted when another comparison has taken over. */
  async save(changed: Partial<Progress> = {}): Promise<void> {
    this.#progress = { ...this.#progress, ...changed };
    if (!(await this.#write())) throw new Interrupted('another comparison has taken over');
  }

  /** Ends this stretch, and lets others compare. */
  async end(state: ReconciliationRun['state']): Promise<ReconciliationRun> {
    this.#progress = { ...this.#progress, run: { ...this.run, state } };
    await this.#write({ isFinished: true });
    return this.run;
  }

  /** Each write replaces what was read before it, so one waits for the other. False when another comparison has taken over. */
  #write(how: { isFinished?: boolean } = {}): Promise<boolean> {
    const written = this.#lastWrite.then(() => {
      const now = this.now();
      this.#progress = { ...this.#progress, run: { ...this.run, at: now.toISOString() } };
      return saveProgress(this.#leaseId, this.#progress, now, how);
    });
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  #count(named: ReconciledItem, compared: Compared): void {
    this.#looked.add(keyOf(named));
    const { looked, repaired, unmatched } = this.run;
    const run = {
      ...this.run,
      looked: looked + 1,
      repaired: repaired + (compared === 'repaired' ? 1 : 0),
      unmatched: unmatched + (compared === 'unmatched' ? 1 : 0),
    };
    this.#progress = { ...this.#progress, run };
  }

  /** A payment that cannot be compared holds up no other. */
  async #putDown(named: ReconciledItem, cause: unknown): Promise<void> {
    const { intentId, awaitedBy: requestId } = named;
    this.#log.error('payment could not be compared', { intentId, internal: faultOf(cause) });
    const unknown = { metadata: {}, amountCents: null, currency: null } as const;
    await recordUnmatchedPayment({ intentId, ...unknown, reason: 'failed', requestId }, this.now());
    this.#count(named, 'unmatched');
  }
}

function keyOf({ intentId, withRefunds }: ReconciledItem): string {
  return withRefunds ? `${intentId} with refunds` : intentId;
}

function isOutage(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'unavailable';
}
