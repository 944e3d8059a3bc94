const SLOW_MS = 3_000;
const PAUSE_MS = 15_000;

/** Thrown instead of a call. `askedMs`: what is left of the time that the service asked to wait; undefined if it did not. */
export class NotCalledError extends Error {
  readonly askedMs: number | undefined;

  constructor(askedMs: number | undefined) {
    super(askedMs === undefined ? 'not called: an earlier call failed slowly' : 'not called: asked to wait');
    this.askedMs = askedMs;
  }
}

/**
 * Calls a service. After a slow failure (3 seconds or more), calls fail at once for 15 seconds, and after a refusal that
 * asks to wait, for as long as it asks. This way an outage does not delay other work, and calls that would be refused do
 * not use up the quota.
 */
export class CircuitBreaker {
  readonly #askedMsOf: (error: unknown) => number | undefined;
  readonly #clock: () => number;
  #pausedUntil = 0;
  #isAsked = false;

  /** `askedMsOf`: how long an error of the service asks to wait; undefined if it does not. */
  constructor(
    askedMsOf: (error: unknown) => number | undefined = () => undefined,
    clock: () => number = Date.now,
  ) {
    this.#askedMsOf = askedMsOf;
    this.#clock = clock;
  }

  async call<T>(service: () => Promise<T>): Promise<T> {
    const startedAt = this.#clock();
    const leftMs = this.#pausedUntil - startedAt;
    if (leftMs > 0) throw new NotCalledError(this.#isAsked ? leftMs : undefined);
    try {
      return await service();
    } catch (error) {
      const failedAt = this.#clock();
      const askedMs = this.#askedMsOf(error);
      if (askedMs !== undefined) this.#pause(failedAt + askedMs, true);
      else if (failedAt - startedAt >= SLOW_MS) this.#pause(failedAt + PAUSE_MS, false);
      throw error;
    }
  }

  #pause(until: number, isAsked: boolean): void {
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#isAsked = isAsked;
  }
}
