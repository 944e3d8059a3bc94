interface Limits {
  /** Number of jobs that run at the same time. */
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
}

interface WaitingJob {
  start(): void;
  reject(reason: QueueFull): void;
}

/** The job was not run because too many jobs wait: of the same key, or in total. */
export class QueueFull extends Error {
  readonly scope: 'key' | 'all';

  constructor(scope: QueueFull['scope']) {
    super(`too many jobs wait (${scope})`);
    this.scope = scope;
  }
}

/**
 * Runs a limited number of jobs at a time and alternates between keys, so that many jobs of one key do not delay other
 * keys. When the queue is full, the key with the most waiting jobs loses its last one to a key with fewer.
 */
export class FairQueue {
  readonly #limits: Limits;
  #running = 0;
  #waiting = 0;
  /** In the order in which the keys run. */
  readonly #keys = new Map<string, WaitingJob[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the turn of `key`. Throws QueueFull if it cannot wait. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running++;
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
    return new Promise((start, reject) => own.push({ start, reject }));
  }

  /** Rejects the last job of the key with the most waiting jobs. Throws unless that key has more than the new one. */
  #makeRoom(waitingOfNewKey: number): void {
    const longest = [...this.#keys.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= waitingOfNewKey + 1) throw new QueueFull('all');
    this.#waiting--;
    longest.pop()!.reject(new QueueFull('key'));
  }

  #next(): void {
    const [first] = this.#keys;
    if (!first) {
      this.#running--;
      return;
    }
    const [key, own] = first;
    this.#keys.delete(key);
    const job = own.shift()!;
    if (own.length > 0) this.#keys.set(key, own);
    this.#waiting--;
    job.start();
  }
}
