import type { ReconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import { type Progress, saveProgress } from '../../data/reconciliation/reconciliation.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { recordUnmatchedPayment } from './recordUnmatchedPayment.ts';
import { type ReconcileResult, type ReconciledItem, reconcileIntent } from './reconcileIntent.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

/** Payments compared concurrently. Progress is saved after each batch. */
export const MAX_CONCURRENT = 8;

/** A quarter of the lease duration, so that a slow store does not end the lease. */
const RENEW_EVERY_MS = 2_000;

/**
 * A dependency does not respond, or another reconciliation took over. The next reconciliation continues from the saved progress.
 */
export class ReconciliationInterrupted extends Error {}

/** One time-limited run of the reconciliation. */
export class ReconciliationRound {
  readonly #leaseId: string;
  readonly #startedAt: Date;
  readonly #started = performance.now();
  readonly #budgetMs: number;
  readonly #log: Log;
  readonly #compared = new Set<string>();
  /** Payments at which the reconciliation before this one stopped. */
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
      progress.run?.state === 'paused'
        ? { ...progress.run, state: 'running' }
        : {
            startedAt: now.toISOString(),
            at: now.toISOString(),
            state: 'running',
            compared: 0,
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

  /** Compares the payments that this run has not compared yet, concurrently. */
  async compare(
    items: readonly ReconciledItem[],
    compareOne: (item: ReconciledItem, now: Date, log: Log) => Promise<ReconcileResult> = reconcileIntent,
  ): Promise<void> {
    const uncompared = items.filter((each) => !this.#compared.has(keyOf(each)));
    const outcomes = await Promise.allSettled(
      uncompared.map((each) => compareOne(each, this.now(), this.#log)),
    );
    const stuck: string[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const each = uncompared[index]!;
      if (outcome.status === 'fulfilled') this.#count(each, outcome.value);
      else if (isOutage(outcome.reason) && !this.#stuckBefore.has(each.intentId)) stuck.push(each.intentId);
      else await this.#recordFailure(each, outcome.reason);
    }
    if (stuck.length === 0) return;
    this.#progress = { ...this.#progress, stuckOn: stuck };
    throw new ReconciliationInterrupted(`no response about ${stuck.join(', ')}`);
  }

  /** Runs the work and renews the lease while it runs. */
  async withLease<T>(work: () => Promise<T>): Promise<T> {
    // A failed renewal is retried by the next one. If the lease is lost, the next save throws.
    const renew = () => void this.#write().catch(() => undefined);
    renew();
    const renewal = setInterval(renew, RENEW_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  /** Saves the progress and renews the lease. Throws `ReconciliationInterrupted` if another reconciliation has taken over. */
  async save(changed: Partial<Progress> = {}): Promise<void> {
    this.#progress = { ...this.#progress, ...changed };
    if (!(await this.#write())) throw new ReconciliationInterrupted('another reconciliation has taken over');
  }

  /** Ends this run and releases the lease. */
  async end(state: ReconciliationRun['state']): Promise<ReconciliationRun> {
    this.#progress = { ...this.#progress, run: { ...this.run, state } };
    await this.#write({ isFinished: true });
    return this.run;
  }

  /**
   * Writes one after the other, because each write replaces the whole progress. Returns false if another reconciliation has
   * taken over.
   */
  #write(options: { isFinished?: boolean } = {}): Promise<boolean> {
    const written = this.#lastWrite.then(() => {
      const now = this.now();
      this.#progress = { ...this.#progress, run: { ...this.run, at: now.toISOString() } };
      return saveProgress(this.#leaseId, this.#progress, now, options);
    });
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  #count(item: ReconciledItem, result: ReconcileResult): void {
    this.#compared.add(keyOf(item));
    const { compared, repaired, unmatched } = this.run;
    const run = {
      ...this.run,
      compared: compared + 1,
      repaired: repaired + (result === 'repaired' ? 1 : 0),
      unmatched: unmatched + (result === 'unmatched' ? 1 : 0),
    };
    this.#progress = { ...this.#progress, run };
  }

  /** Lists a payment that cannot be compared, so that it does not block the others. */
  async #recordFailure(item: ReconciledItem, cause: unknown): Promise<void> {
    const { intentId, waitingRequestId: requestId } = item;
    this.#log.error('payment could not be compared', { intentId, internal: errorSummary(cause) });
    const unknown = { metadata: {}, amountCents: null, currency: null } as const;
    await recordUnmatchedPayment({ intentId, ...unknown, reason: 'failed', requestId }, this.now());
    this.#count(item, 'unmatched');
  }
}

function keyOf({ intentId, withRefunds }: ReconciledItem): string {
  return withRefunds ? `${intentId} with refunds` : intentId;
}

function isOutage(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'unavailable';
}
