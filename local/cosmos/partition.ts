import type { Stored } from './document.ts';
import { OrderedRows } from './query/orderedRows.ts';

/**
 * One logical partition: documents by id for point reads, and sorted views for ORDER BY … TOP.
 */
export class Partition {
  readonly stored = new Map<string, Stored>();
  readonly ordered = new OrderedRows(() => [...this.stored.values()].map(({ document }) => document));
  /** Journal sequence of the last change. Responses wait until it is on disk. */
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
