import type { SizedDocument } from './document.ts';
import type { PartitionKey } from './partitionKey.ts';

/** For how long a read can lag behind the writes of other clients. */
export const MAX_LAG_MS = 1000;

/** What a document was before a change; undefined when it did not exist. */
interface Change {
  readonly sequence: number;
  readonly key: PartitionKey;
  readonly id: string;
  readonly before: SizedDocument | undefined;
}

const SESSION_TOKEN = /^0:-1#(\d+)$/;

/**
 * The changes of a container in the last second, so that a read can lag. A change's sequence is its time in ms, or one more
 * than that of the change before. It is in session tokens, and grows when the server starts again.
 */
export class History {
  #sequence = Date.now();
  #changes: Change[] = [];

  /** Adds the changes of one transaction, which are seen together. */
  record(changes: readonly Omit<Change, 'sequence'>[]): void {
    const now = Date.now();
    this.#sequence = Math.max(this.#sequence + 1, now);
    const kept = this.#changes.findIndex(({ sequence }) => sequence >= now - MAX_LAG_MS);
    if (kept !== 0) this.#changes = kept === -1 ? [] : this.#changes.slice(kept);
    for (const change of changes) this.#changes.push({ ...change, sequence: this.#sequence });
  }

  /** Makes all changes so far visible to everyone. */
  clear(): void {
    this.#changes = [];
  }

  /** The point of a read that lags by `lagMs`, but not behind what its session token has seen. */
  pointOf(token: unknown, lagMs: number): number {
    const seen = Number(SESSION_TOKEN.exec(String(token))?.[1] ?? 0);
    return Math.min(this.#sequence, Math.max(seen, Date.now() - Math.min(lagMs, MAX_LAG_MS)));
  }

  /** The session token of a client that has seen everything up to a point. */
  tokenAt(point: number = this.#sequence): string {
    return `0:-1#${point}`;
  }

  /** The documents of a partition, or of all partitions, that have changed after a point, as they were then. */
  changedAfter(point: number, key?: PartitionKey): Change[] {
    const changed = new Map<string, Change>();
    for (const change of this.#changes) {
      const name = JSON.stringify([change.key, change.id]);
      const isLater = change.sequence > point && (key === undefined || change.key === key);
      if (isLater && !changed.has(name)) changed.set(name, change);
    }
    return [...changed.values()];
  }
}
