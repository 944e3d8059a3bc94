import type { Store } from '../store/Store.ts';
import { Transaction, type Origin } from '../store/Transaction.ts';
import { settlePayout } from '../account/payouts/settlePayout.ts';
import { settleDebit } from './settleDebit.ts';
import { settleRefund } from './settleRefund.ts';

/** Long enough to observe 'processing', short enough to wait for. At Stripe it takes about four business days. */
const DEFAULT_SETTLE_AFTER_MS = 2000;

/** Settles payments, refunds and payouts after the bank delay, including those that were pending before a restart. */
export class Settlements {
  readonly #store: Store;
  readonly #origin: Pick<Origin, 'hasWebhook' | 'publicBase'>;
  readonly #onSettled: () => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopped = false;

  constructor(store: Store, origin: Pick<Origin, 'hasWebhook' | 'publicBase'>, onSettled: () => void) {
    this.#store = store;
    this.#origin = origin;
    this.#onSettled = onSettled;
  }

  /** Starts a timer for each pending settlement that has none. */
  wake(): void {
    if (this.#isStopped) return;
    for (const { id, sinceMs } of this.#store.list('settlements').toReversed()) {
      if (this.#timers.has(id)) continue;
      const waitMs = Math.max(0, sinceMs + this.#settleAfterMs() - Date.now());
      this.#timers.set(
        id,
        setTimeout(() => void this.#settle(id), waitMs),
      );
    }
  }

  /** Sets how long banks take, also for pending settlements. The setting survives a restart. */
  async setDelay(settleAfterMs: number): Promise<void> {
    const row = { id: 'bank' as const, settleAfterMs };
    await this.#store.runExclusive(() => this.#store.commit([{ table: 'settings', id: row.id, row }]));
    this.#clear();
    this.wake();
  }

  stop(): void {
    this.#isStopped = true;
    this.#clear();
  }

  #settleAfterMs(): number {
    return this.#store.get('settings', 'bank')?.settleAfterMs ?? DEFAULT_SETTLE_AFTER_MS;
  }

  #clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  async #settle(id: string): Promise<void> {
    await this.#store.runExclusive(async () => {
      const transaction = new Transaction(this.#store, {
        ...this.#origin,
        requestId: null,
        idempotencyKey: null,
      });
      this.#timers.delete(id);
      const row = transaction.get('settlements', id);
      // A payment that was confirmed again after this timer started gets a new timer.
      if (this.#isStopped || !row || row.sinceMs + this.#settleAfterMs() > Date.now() + 1) return;
      const intent = transaction.get('paymentIntents', id);
      const refund = transaction.get('refunds', id);
      const payout = transaction.get('payouts', id);
      transaction.remove('settlements', id);
      if (intent) settleDebit(transaction, intent);
      if (refund) settleRefund(transaction, refund);
      if (payout) settlePayout(transaction, payout);
      await transaction.commit();
    });
    this.wake();
    this.#onSettled();
  }
}
