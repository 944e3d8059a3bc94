import type { CosmosDocument } from '../document.ts';
import { valueAtPath } from '../partitionKey.ts';

const TYPE_ORDER = ['undefined', 'null', 'boolean', 'number', 'string', 'array', 'object'];

/** One key of an ORDER BY. */
export type OrderKey = { path: readonly string[]; descending: boolean };

/** The range of the first key's values that contains all results. */
export type Bounds = { from?: string | undefined; to?: string | undefined };

type View = { keys: readonly OrderKey[]; rows: CosmosDocument[] };

/**
 * Sorted views of the documents of one partition or with one value. A view is built when a query first uses an order and
 * updated by every write. The package sorts all rows of the container for every ORDER BY. With a view, TOP n reads only
 * the first rows, so a list page costs the same with 1,000 and 50,000 rows.
 */
export class OrderedRows {
  readonly #views = new Map<string, View>();
  readonly #allDocuments: () => CosmosDocument[];

  constructor(allDocuments: () => CosmosDocument[]) {
    this.#allDocuments = allDocuments;
  }

  /** All documents in the order of the keys, ties by `_rid`. The caller must not change the array. */
  sortedBy(keys: readonly OrderKey[]): readonly CosmosDocument[] {
    const name = JSON.stringify(keys);
    const view = this.#views.get(name);
    if (view) return view.rows;
    const rows = this.#allDocuments().sort((left, right) => compareRows(keys, left, right));
    this.#views.set(name, { keys, rows });
    return rows;
  }

  /** The same, but only rows from the value `from` to the value `to` of the first key, in the key's order. */
  *between(keys: readonly OrderKey[], { from, to }: Bounds): Generator<CosmosDocument> {
    const rows = this.sortedBy(keys);
    const [first] = keys;
    const start = first && from !== undefined ? boundary(rows, first, from, 'start') : 0;
    const end = first && to !== undefined ? boundary(rows, first, to, 'end') : rows.length;
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

/** Sorted rows of several sources in the order of the keys, each row once. */
export function* mergeRows(
  keys: readonly OrderKey[],
  sources: readonly Iterable<CosmosDocument>[],
): Generator<CosmosDocument> {
  const iterators = sources.map((source) => source[Symbol.iterator]());
  const heads = iterators.map((iterator) => iterator.next());
  for (;;) {
    let first: CosmosDocument | undefined;
    for (const { done, value } of heads)
      if (!done && (!first || compareRows(keys, value, first) < 0)) first = value;
    if (!first) return;
    yield first;
    for (const [index, head] of heads.entries())
      if (!head.done && head.value === first) heads[index] = iterators[index]!.next();
  }
}

function compareRows(keys: readonly OrderKey[], left: CosmosDocument, right: CosmosDocument): number {
  for (const { path, descending } of keys) {
    const order = compareValues(valueAtPath(left, path), valueAtPath(right, path));
    if (order !== 0) return descending ? -order : order;
  }
  return compareValues(left._rid, right._rid);
}

/** Binary search: the index of the first row at or after a value (`start`), or of the first row after it (`end`). */
function boundary(
  rows: readonly CosmosDocument[],
  { path, descending }: OrderKey,
  value: string,
  side: 'start' | 'end',
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const ascending = compareValues(valueAtPath(rows[middle]!, path), value);
    const order = descending ? -ascending : ascending;
    if (order < 0 || (side === 'end' && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Binary search: the index of the first row that does not sort before the document. */
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

function rank(value: unknown): number {
  if (value === null) return 1;
  if (Array.isArray(value)) return 5;
  return TYPE_ORDER.indexOf(typeof value);
}

/** Compares values in the sort order of the query engine. Sorted views must match it exactly. */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const ranks = rank(left) - rank(right);
  if (ranks !== 0) return ranks;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean') return left ? 1 : -1;
  return 0;
}
