interface Limits {
  /** Runs at the same time. */
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
}

interface Waiting {
  start(): void;
  refuse(reason: QueueFull): void;
}

/** Work that was not done because too much waits: of the same key, or altogether. */
export class QueueFull extends Error {
  readonly of: 'key' | 'all';

  constructor(of: QueueFull['of']) {
    super(`too much waits (${of})`);
    this.of = of;
  }
}

/**
 * Runs work a few at a time and shares the turns among keys: each key that waits gets one before any gets a second, so
 * that a burst of one key delays no other by more than what runs already. When the queue is full, whoever has most in
 * it loses the last of that to a key that has less.
 */
export class FairQueue {
  readonly #limits: Limits;
  #running = 0;
  #waiting = 0;
  /** In the order of their turns. */
  readonly #keys = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` in the turn of `key`; throws QueueFull when it cannot wait. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running++;
    else await this.#wait(key);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(key: string): Promise<void> {
    const own = this.#keys.get(key) ?? [];
    if (own.length >= this.#limits.maxWaitingPerKey) throw new QueueFull('key');
    if (this.#waiting >= this.#limits.maxWaiting) this.#makeRoom(own.length);
    this.#keys.set(key, own);
    this.#waiting++;
    return new Promise((start, refuse) => own.push({ start, refuse }));
  }

  /** Takes the last from the key that has most waiting; throws when that would have no more than the newcomer. */
  #makeRoom(ofNewcomer: number): void {
    const longest = [...this.#keys.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= ofNewcomer + 1) throw new QueueFull('all');
    this.#waiting--;
    longest.pop()!.refuse(new QueueFull('key'));
  }

  #next(): void {
    const [first] = this.#keys;
    if (!first) {
      this.#running--;
      return;
    }
    const [key, own] = first;
    this.#keys.delete(key);
    const turn = own.shift()!;
    if (own.length > 0) this.#keys.set(key, own);
    this.#waiting--;
    turn.start();
  }
}
