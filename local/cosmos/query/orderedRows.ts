import { compareValues } from './compareValues.ts';
import type { CosmosDocument } from '../document.ts';
import { valueAt } from '../partitionKey.ts';

/** One key of an ORDER BY. */
export type OrderKey = { path: readonly string[]; descending: boolean };

/** Values of the first key between which the results are. */
export type Bounds = { from?: string | undefined; to?: string | undefined };

type View = { keys: readonly OrderKey[]; rows: CosmosDocument[] };

/**
 * Sorted views of some documents (of one partition, or of those with one value), built when a query first asks for an order and kept up to date by every write.
 * The package sorts all rows of the container for every ORDER BY; with a view, TOP n reads the first rows only,
 * so a list page costs the same at 1,000 and at 50,000 rows.
 */
export class OrderedRows {
  readonly #views = new Map<string, View>();
  readonly #all: () => CosmosDocument[];

  constructor(all: () => CosmosDocument[]) {
    this.#all = all;
  }

  /** All of them in the order of the keys, ties by `_rid`. Not to be changed by the caller. */
  by(keys: readonly OrderKey[]): readonly CosmosDocument[] {
    const name = JSON.stringify(keys);
    const known = this.#views.get(name);
    if (known) return known.rows;
    const rows = this.#all().sort((left, right) => compareRows(keys, left, right));
    this.#views.set(name, { keys, rows });
    return rows;
  }

  /** The same without the rows that come before a value (`from`) or after a value (`to`) of the first key. */
  *between(keys: readonly OrderKey[], { from, to }: Bounds): Iterable<CosmosDocument> {
    const rows = this.by(keys);
    const [first] = keys;
    const start = first && from !== undefined ? boundary(rows, first, from, 'before') : 0;
    const end = first && to !== undefined ? boundary(rows, first, to, 'behind') : rows.length;
    for (let index = start; index < end; index++) yield rows[index]!;
  }

  add(document: CosmosDocument): void {
    for (const { keys, rows } of this.#views.values())
      rows.splice(position(keys, rows, document), 0, document);
  }

  remove(document: CosmosDocument): void {
    for (const { keys, rows } of this.#views.values()) {
      const index = position(keys, rows, document);
      if (rows[index] === document) rows.splice(index, 1);
    }
  }
}

function compareRows(keys: readonly OrderKey[], left: CosmosDocument, right: CosmosDocument): number {
  for (const { path, descending } of keys) {
    const order = compareValues(valueAt(left, path), valueAt(right, path));
    if (order !== 0) return descending ? -order : order;
  }
  return compareValues(left._rid, right._rid);
}

/** The first index whose row does not come before a value of a key, or the first whose row comes behind it. */
function boundary(
  rows: readonly CosmosDocument[],
  { path, descending }: OrderKey,
  value: string,
  side: 'before' | 'behind',
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const ascending = compareValues(valueAt(rows[middle]!, path), value);
    const order = descending ? -ascending : ascending;
    if (order < 0 || (side === 'behind' && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first index whose row does not come before the document. */
function position(
  keys: readonly OrderKey[],
  rows: readonly CosmosDocument[],
  document: CosmosDocument,
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && compareRows(keys, row, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
