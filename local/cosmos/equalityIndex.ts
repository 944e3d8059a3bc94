import type { CosmosDocument } from './partition.ts';
import { valueAt } from './partitionKey.ts';

type Index = { path: readonly string[]; byValue: Map<unknown, Set<CosmosDocument>> };

/**
 * Documents of a container by the value of a property, for queries that name no partition: without it, asking
 * for the few waiting tasks would read every document. An index is made when a query first asks for a property
 * and kept up to date by every write. The package has no index at all.
 */
export class EqualityIndex {
  readonly #indexes = new Map<string, Index>();
  readonly #all: () => Iterable<CosmosDocument>;

  constructor(all: () => Iterable<CosmosDocument>) {
    this.#all = all;
  }

  find(path: readonly string[], value: string | number | boolean): ReadonlySet<CosmosDocument> {
    const name = JSON.stringify(path);
    let index = this.#indexes.get(name);
    if (!index) {
      index = { path, byValue: new Map() };
      for (const document of this.#all()) addTo(index, document);
      this.#indexes.set(name, index);
    }
    return index.byValue.get(value) ?? new Set();
  }

  add(document: CosmosDocument): void {
    for (const index of this.#indexes.values()) addTo(index, document);
  }

  remove(document: CosmosDocument): void {
    for (const { path, byValue } of this.#indexes.values()) {
      const value = valueAt(document, path);
      const same = byValue.get(value);
      same?.delete(document);
      if (same?.size === 0) byValue.delete(value);
    }
  }
}

function addTo({ path, byValue }: Index, document: CosmosDocument): void {
  const value = valueAt(document, path);
  const same = byValue.get(value);
  if (same) same.add(document);
  else byValue.set(value, new Set([document]));
}
