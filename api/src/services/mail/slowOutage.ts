const SLOW_MS = 3_000;
const PAUSE_MS = 15_000;

/**
 * Calls a service, but not while it is known to keep its callers waiting for nothing: after a failure that took long,
 * calls fail at once for a quarter of a minute. So an outage of it does not hold up work that does not need it.
 */
export class SlowOutage {
  readonly #clock: () => number;
  #pausedUntil = 0;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async call<T>(service: () => Promise<T>): Promise<T> {
    const startedAt = this.#clock();
    if (startedAt < this.#pausedUntil) throw new Error('not called: it kept a call waiting and failed');
    try {
      return await service();
    } catch (error) {
      if (this.#clock() - startedAt >= SLOW_MS) this.#pausedUntil = this.#clock() + PAUSE_MS;
      throw error;
    }
  }
}
