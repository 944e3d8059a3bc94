import { OrderedRows } from './orderedRows.ts';

/** A document as stored: the caller's properties and the service's own. */
export type CosmosDocument = {
  id: string;
  _rid: string;
  _etag: string;
  _ts: number;
  ttl?: unknown;
  [property: string]: unknown;
};

/** `bytes` is the length of its JSON text, kept for the size of the live data. */
export type Stored = { document: CosmosDocument; bytes: number };

/**
 * One logical partition: documents by id, so that a point read is one look-up, and the sorted views that
 * ORDER BY … TOP asks for.
 */
export class Partition {
  readonly stored = new Map<string, Stored>();
  readonly ordered = new OrderedRows(() => [...this.stored.values()].map(({ document }) => document));
  /** Journal sequence of the last change: an answer that shows it waits until that is on disk. */
  lastSequence = 0;

  put(next: Stored): void {
    const before = this.stored.get(next.document.id);
    this.stored.set(next.document.id, next);
    if (before) this.ordered.remove(before.document);
    this.ordered.add(next.document);
  }

  remove(id: string): void {
    const before = this.stored.get(id);
    if (!before) return;
    this.stored.delete(id);
    this.ordered.remove(before.document);
  }
}
