import { OrderedRows } from './orderedRows.ts';
import type { CosmosDocument } from '../document.ts';
import { valueAt } from '../partitionKey.ts';

/** The documents that have one value, and the sorted views of them that ORDER BY … TOP asks for. */
class Matches {
  readonly documents = new Set<CosmosDocument>();
  #ordered: OrderedRows | undefined;

  /** Made when it is first asked for: most values are never sorted. */
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

type Index = { path: readonly string[]; byValue: Map<unknown, Matches> };

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

  find(path: readonly string[], value: string | number | boolean): Matches {
    const name = JSON.stringify(path);
    let index = this.#indexes.get(name);
    if (!index) {
      index = { path, byValue: new Map() };
      for (const document of this.#all()) addTo(index, document);
      this.#indexes.set(name, index);
    }
    return index.byValue.get(value) ?? new Matches();
  }

  add(document: CosmosDocument): void {
    for (const index of this.#indexes.values()) addTo(index, document);
  }

  remove(document: CosmosDocument): void {
    for (const { path, byValue } of this.#indexes.values()) {
      const value = valueAt(document, path);
      const same = byValue.get(value);
      same?.remove(document);
      if (same?.documents.size === 0) byValue.delete(value);
    }
  }
}

function addTo({ path, byValue }: Index, document: CosmosDocument): void {
  const value = valueAt(document, path);
  let same = byValue.get(value);
  if (!same) byValue.set(value, (same = new Matches()));
  same.add(document);
}
