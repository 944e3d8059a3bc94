interface Limits {
  /** Number of jobs that run at the same time. */
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
  /** For preferred jobs. Absent: the same. */
  readonly maxPreferredPerKey?: number;
  /** How long a job may wait; without it, until its turn. */
  readonly maxWaitMs?: number;
}

interface WaitingJob {
  start(): void;
  reject(reason: QueueFull): void;
}

/** The job was not run because too many jobs wait, of the same key or in total, or because it waited too long. */
export class QueueFull extends Error {
  readonly scope: 'key' | 'all';

  constructor(scope: QueueFull['scope']) {
    super(`too many jobs wait (${scope})`);
    this.scope = scope;
  }
}

/** Of this many jobs in a row, the last is one that is not preferred, if one waits. */
const TURNS = 4;

/**
 * Runs a limited number of jobs at a time and alternates between keys, so that many jobs of one key do not delay other
 * keys. Preferred jobs run before the others. When the queue is full, the key with the most waiting jobs loses its last
 * one to a key with fewer, and a job that is not preferred loses its place to a preferred one.
 */
export class FairQueue {
  readonly #limits: Limits;
  #running = 0;
  #waiting = 0;
  #turn = 0;
  /** Waiting jobs by key, in the order in which the keys run. */
  readonly #preferred = new Map<string, WaitingJob[]>();
  readonly #others = new Map<string, WaitingJob[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the turn of `key`. Throws QueueFull if it cannot wait. */
  async run<T>(key: string, work: () => Promise<T>, { isPreferred = false } = {}): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running++;
    else await this.#wait(key, isPreferred);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(key: string, isPreferred: boolean): Promise<void> {
    const lane = isPreferred ? this.#preferred : this.#others;
    const { maxWaitingPerKey, maxPreferredPerKey = maxWaitingPerKey } = this.#limits;
    const most = isPreferred ? maxPreferredPerKey : maxWaitingPerKey;
    if ((lane.get(key)?.length ?? 0) >= most) throw new QueueFull('key');
    if (this.#waiting >= this.#limits.maxWaiting) this.#makeRoom(key, isPreferred);
    const own = lane.get(key) ?? [];
    lane.set(key, own);
    this.#waiting++;
    return new Promise((start, reject) => {
      const { maxWaitMs } = this.#limits;
      const timeout =
        maxWaitMs === undefined ? undefined : setTimeout(() => this.#giveUp(lane, key, job), maxWaitMs);
      const job: WaitingJob = {
        start: () => {
          clearTimeout(timeout);
          start();
        },
        reject: (reason) => {
          clearTimeout(timeout);
          reject(reason);
        },
      };
      own.push(job);
    });
  }

  /** Rejects a job that has waited too long. */
  #giveUp(lane: Map<string, WaitingJob[]>, key: string, job: WaitingJob): void {
    const others = (lane.get(key) ?? []).filter((other) => other !== job);
    if (others.length > 0) lane.set(key, others);
    else lane.delete(key);
    this.#waiting--;
    job.reject(new QueueFull('all'));
  }

  /** Rejects the job that gives up its place. Throws if there is none. */
  #makeRoom(newKey: string, isPreferred: boolean): void {
    const takesAny = isPreferred && this.#others.size > 0;
    const lane = isPreferred && !takesAny ? this.#preferred : this.#others;
    const waitingOfNewKey = takesAny ? -1 : (lane.get(newKey)?.length ?? 0);
    const [key, jobs] = [...lane].reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', []]);
    if (jobs.length <= waitingOfNewKey + 1) throw new QueueFull('all');
    this.#waiting--;
    jobs.pop()!.reject(new QueueFull(takesAny ? 'all' : 'key'));
    if (jobs.length === 0) lane.delete(key);
  }

  #next(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    const lanes = [this.#preferred, this.#others];
    const lane = (this.#turn === 0 ? lanes.reverse() : lanes).find(({ size }) => size > 0);
    const [first] = lane ?? [];
    if (!lane || !first) {
      this.#running--;
      return;
    }
    const [key, own] = first;
    lane.delete(key);
    const job = own.shift()!;
    if (own.length > 0) lane.set(key, own);
    this.#waiting--;
    job.start();
  }
}
