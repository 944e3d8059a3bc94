import type { Store } from '../../store/Store.ts';
import { Transaction, type Origin } from '../../store/Transaction.ts';
import { createPayout } from './createPayout.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Pays out what is available, at startup and every hour: payments of one day together, two days later. */
export class AutomaticPayouts {
  readonly #store: Store;
  readonly #origin: Pick<Origin, 'hasWebhook' | 'publicBase'>;
  readonly #onCreated: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, origin: Pick<Origin, 'hasWebhook' | 'publicBase'>, onCreated: () => void) {
    this.#store = store;
    this.#origin = origin;
    this.#onCreated = onCreated;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#payOut(), HOUR_MS);
    await this.#payOut();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #payOut(): Promise<void> {
    await this.#store.runExclusive(async () => {
      const transaction = new Transaction(this.#store, {
        ...this.#origin,
        requestId: null,
        idempotencyKey: null,
      });
      createPayout(transaction, { includePending: false });
      await transaction.commit();
    });
    this.#onCreated();
  }
}
