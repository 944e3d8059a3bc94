import { EqualityIndex } from './query/equalityIndex.ts';
import type { ContainerRecord } from './query/vercelInternals.ts';
import type { CosmosDocument, SizedDocument } from './document.ts';
import type { PartitionKey } from './partitionKey.ts';
import { History } from './history.ts';
import { isExpired } from './ttl.ts';
import { OrderedRows } from './query/orderedRows.ts';

/** One logical partition: documents by id for point reads, sorted views for ORDER BY … TOP, and an equality index. */
class Partition {
  readonly stored = new Map<string, SizedDocument>();
  readonly ordered = new OrderedRows(() => this.#documents());
  readonly equalityIndex = new EqualityIndex(() => this.#documents());
  /** Journal sequence of the last change. Responses wait until it is on disk. */
  lastSequence = 0;

  put(next: SizedDocument): void {
    const before = this.stored.get(next.document.id);
    this.stored.set(next.document.id, next);
    if (before) this.#removeFromIndexes(before.document);
    this.ordered.add(next.document);
    this.equalityIndex.add(next.document);
  }

  remove(id: string): void {
    const before = this.stored.get(id);
    if (!before) return;
    this.stored.delete(id);
    this.#removeFromIndexes(before.document);
  }

  #removeFromIndexes(document: CosmosDocument): void {
    this.ordered.remove(document);
    this.equalityIndex.remove(document);
  }

  #documents(): CosmosDocument[] {
    return [...this.stored.values()].map(({ document }) => document);
  }
}

/** The documents of one container, by logical partition. `find` does not return expired documents. */
export class Container {
  readonly partitions = new Map<PartitionKey, Partition>();
  readonly equalityIndex = new EqualityIndex(() => this.rows(undefined));
  readonly history = new History();
  liveBytes = 0;
  /** Journal sequence of the last change in the container. */
  lastSequence = 0;
  #lastRid = 0;
  readonly rid: string;
  /** Returns the current definition, which can be replaced while the container has documents. */
  readonly definition: () => ContainerRecord;

  constructor(rid: string, definition: () => ContainerRecord) {
    this.rid = rid;
    this.definition = definition;
  }

  get partitionPaths(): string[] {
    return this.definition().partitionKey?.paths ?? ['/id'];
  }

  /** `point`: as it was then. */
  find(key: PartitionKey, id: string, point?: number): SizedDocument | undefined {
    const changed =
      point === undefined
        ? undefined
        : this.history.changedAfter(point, key).find((change) => change.id === id);
    const stored = changed ? changed.before : this.partitions.get(key)?.stored.get(id);
    return stored && this.isLive(stored.document) ? stored : undefined;
  }

  isLive(document: CosmosDocument): boolean {
    return !isExpired(document, this.definition().defaultTtl, Date.now() / 1000);
  }

  /** The documents of one partition, or of all partitions. They may include expired documents. */
  *rows(key: PartitionKey | undefined): Iterable<CosmosDocument> {
    const partitions = key === undefined ? this.partitions.values() : [this.partitions.get(key)];
    for (const partition of partitions) {
      for (const { document } of partition?.stored.values() ?? []) yield document;
    }
  }

  /** The same, as they were at a point; undefined when they have not changed since. */
  rowsAt(point: number, key: PartitionKey | undefined): CosmosDocument[] | undefined {
    const changed = this.history.changedAfter(point, key);
    if (changed.length === 0) return undefined;
    const rows = new Set(this.rows(key));
    for (const { key: partition, id, before } of changed) {
      const current = this.partitions.get(partition)?.stored.get(id);
      if (current) rows.delete(current.document);
      if (before) rows.add(before.document);
    }
    return [...rows];
  }

  put(key: PartitionKey, stored: SizedDocument): void {
    let partition = this.partitions.get(key);
    if (!partition) this.partitions.set(key, (partition = new Partition()));
    const before = partition.stored.get(stored.document.id);
    this.liveBytes += stored.bytes - (before?.bytes ?? 0);
    if (before) this.equalityIndex.remove(before.document);
    this.equalityIndex.add(stored.document);
    this.#lastRid = Math.max(this.#lastRid, ridNumber(stored.document._rid));
    partition.put(stored);
  }

  remove(key: PartitionKey, id: string): void {
    const partition = this.partitions.get(key);
    const before = partition?.stored.get(id);
    if (!partition || !before) return;
    this.liveBytes -= before.bytes;
    this.equalityIndex.remove(before.document);
    partition.remove(id);
    if (partition.stored.size === 0) this.partitions.delete(key);
  }

  /** The journal sequence that must be on disk before a response about this partition, or about all partitions. */
  lastSequenceOf(key: PartitionKey | undefined): number {
    const partition = key === undefined ? undefined : this.partitions.get(key);
    return partition?.lastSequence ?? this.lastSequence;
  }

  /** A resource id that sorts by creation, which the engine's continuation tokens require. */
  nextRid(): string {
    this.#lastRid += 1;
    return `${this.rid}.${this.#lastRid.toString(36).padStart(10, '0')}`;
  }

  /** Frees expired documents. This is not journaled, because they are also expired after a replay. */
  sweep(): void {
    if (!this.definition().defaultTtl) return;
    for (const [key, partition] of this.partitions) {
      for (const [id, { document }] of partition.stored) if (!this.isLive(document)) this.remove(key, id);
    }
  }
}

function ridNumber(rid: string): number {
  return Number.parseInt(rid.slice(rid.lastIndexOf('.') + 1), 36);
}
