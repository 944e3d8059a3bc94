const SLOW_MS = 3_000;
const PAUSE_MS = 15_000;

/**
 * Calls a service. After a slow failure (3 seconds or more), calls fail at once for 15 seconds. This way an outage does
 * not delay other work.
 */
export class CircuitBreaker {
  readonly #clock: () => number;
  #pausedUntil = 0;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  async call<T>(service: () => Promise<T>): Promise<T> {
    const startedAt = this.#clock();
    if (startedAt < this.#pausedUntil) throw new Error('not called: an earlier call failed slowly');
    try {
      return await service();
    } catch (error) {
      if (this.#clock() - startedAt >= SLOW_MS) this.#pausedUntil = this.#clock() + PAUSE_MS;
      throw error;
    }
  }
}
