import { OrderedRows } from './orderedRows.ts';
import type { CosmosDocument } from '../document.ts';
import { valueAtPath } from '../partitionKey.ts';

/** The documents that have one value of the property, and their sorted views for ORDER BY … TOP. */
class MatchingDocuments {
  readonly documents = new Set<CosmosDocument>();
  #ordered: OrderedRows | undefined;

  /** Created on first use, because most values are never sorted. */
  get ordered(): OrderedRows {
    return (this.#ordered ??= new OrderedRows(() => [...this.documents]));
  }

  add(document: CosmosDocument): void {
    this.documents.add(document);
    this.#ordered?.add(document);
  }

  remove(document: CosmosDocument): void {
    this.documents.delete(document);
    this.#ordered?.remove(document);
  }
}

type Index = { path: readonly string[]; documentsByValue: Map<unknown, MatchingDocuments> };

/**
 * Indexes the documents of a container or a partition by the value of a property; an array counts with each of its
 * elements. Without it, a query for the few pending tasks would read every document. An index is built when a query first
 * uses a property and updated by every write. The package has no indexes.
 */
export class EqualityIndex {
  readonly #indexes = new Map<string, Index>();
  readonly #allDocuments: () => Iterable<CosmosDocument>;

  constructor(allDocuments: () => Iterable<CosmosDocument>) {
    this.#allDocuments = allDocuments;
  }

  find(path: readonly string[], value: string | number | boolean): MatchingDocuments {
    const name = JSON.stringify(path);
    let index = this.#indexes.get(name);
    if (!index) {
      index = { path, documentsByValue: new Map() };
      for (const document of this.#allDocuments()) addTo(index, document);
      this.#indexes.set(name, index);
    }
    return index.documentsByValue.get(value) ?? new MatchingDocuments();
  }

  add(document: CosmosDocument): void {
    for (const index of this.#indexes.values()) addTo(index, document);
  }

  remove(document: CosmosDocument): void {
    for (const { path, documentsByValue } of this.#indexes.values()) {
      for (const value of valuesAt(document, path)) {
        const matching = documentsByValue.get(value);
        matching?.remove(document);
        if (matching?.documents.size === 0) documentsByValue.delete(value);
      }
    }
  }
}

function addTo({ path, documentsByValue }: Index, document: CosmosDocument): void {
  for (const value of valuesAt(document, path)) {
    let matching = documentsByValue.get(value);
    if (!matching) documentsByValue.set(value, (matching = new MatchingDocuments()));
    matching.add(document);
  }
}

function valuesAt(document: CosmosDocument, path: readonly string[]): Iterable<unknown> {
  const value = valueAtPath(document, path);
  return Array.isArray(value) ? new Set<unknown>(value) : [value];
}
