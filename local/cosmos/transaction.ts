import type { Container } from './container.ts';
import type { CosmosDocument, SizedDocument } from './document.ts';
import type { PartitionKey } from './partitionKey.ts';
import type { Journal } from './journal/journal.ts';
import { journalDelete, journalPut } from './journal/journalLine.ts';

type Change = { key: PartitionKey; id: string; before: SizedDocument | undefined; entry: string };

/**
 * The changes of one request. They are applied immediately, and then either journaled as one line or rolled back. The
 * package keeps the first operations of a failed batch; this server undoes them. A transaction runs in one turn of the
 * event loop, so other requests never see a part of it.
 */
export class Transaction {
  readonly #container: Container;
  #changes: Change[] = [];

  constructor(container: Container) {
    this.#container = container;
  }

  put(key: PartitionKey, document: CosmosDocument): void {
    const before = this.#container.partitions.get(key)?.stored.get(document.id);
    const text = JSON.stringify(document);
    this.#container.put(key, { document, bytes: text.length });
    this.#changes.push({ key, id: document.id, before, entry: journalPut(this.#container.rid, key, text) });
  }

  remove(key: PartitionKey, id: string): void {
    const before = this.#container.partitions.get(key)?.stored.get(id);
    this.#container.remove(key, id);
    this.#changes.push({ key, id, before, entry: journalDelete(this.#container.rid, key, id) });
  }

  rollback(): void {
    for (const { key, id, before } of this.#changes.toReversed()) {
      if (before) this.#container.put(key, before);
      else this.#container.remove(key, id);
    }
    this.#changes = [];
  }

  /** Appends the changes to the journal as one line, so that a crash keeps all of them or none. */
  commit(journal: Journal): void {
    if (this.#changes.length === 0) return;
    this.#container.history.record(this.#changes.map(({ key, id, before }) => ({ key, id, before })));
    const sequence = journal.append(`[${this.#changes.map(({ entry }) => entry).join(',')}]\n`);
    for (const { key } of this.#changes) {
      const partition = this.#container.partitions.get(key);
      if (partition) partition.lastSequence = sequence;
    }
    this.#container.lastSequence = sequence;
  }
}
