import { z } from 'zod';
import { FifoCache } from './FifoCache.ts';
import { parseGroups } from './parseGroups.ts';
import {
  aggregates,
  builtins,
  type CompiledQuery,
  executor,
  queryHelpers,
  type QueryOptions,
  type QueryResult,
  type Row,
} from './vercelInternals.ts';
import { MAX_PAGE_BYTES } from '../limits.ts';
import { valueAtPath } from '../partitionKey.ts';
import { compareValues } from './orderedRows.ts';

const MAX_CACHED_QUERIES = 2000;

type Step = (collected: unknown[], row: unknown) => unknown[];

/**
 * Replaces an array's `reduce` with one that takes linear time. The engine's generated code collects rows with
 * `reduce((all, row) => [...all, …], [])`, which copies all rows for each row: 32 s for 50,000 documents. Its callback
 * only appends, so each call can start with an empty array. The code calls `reduce` on its input and, for a JOIN, on the
 * result.
 */
function appendOnly(rows: unknown[]): unknown[] {
  const reduce = (step: Step): unknown[] => appendOnly(rows.flatMap((row) => step([], row)));
  return Object.defineProperty(rows, 'reduce', { value: reduce });
}

/** Replaces the engine's quadratic removal of undefined values from results. */
function stripUndefined(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from(value)
      .filter((each) => each !== undefined)
      .map(stripUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const defined: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value))
    if (each !== undefined) defined[key] = stripUndefined(each);
  return defined;
}

queryHelpers.stripUndefined = stripUndefined;

const compiledQueries = new FifoCache(MAX_CACHED_QUERIES, parseGroups);

/** Parses a query, or returns it from the cache. @throws the engine's SyntaxError */
export function compileQuery(sql: string): CompiledQuery {
  return compiledQueries.get(sql);
}

type QueryFunction = (...args: unknown[]) => QueryResult;

const queryFunctions = new FifoCache(MAX_CACHED_QUERIES, compileFunction);

function compileFunction(code: string): QueryFunction {
  // oxlint-disable-next-line typescript/no-implied-eval -- the engine generated the code
  return new Function(`"use strict";return (${code})`)();
}

/** The engine creates a new function for every run. A cached function is compiled once and then optimized. */
executor.default = (rows, { code, parameters, udf = {}, maxItemCount, continuation, compositeIndexes }) => {
  const values = Object.fromEntries((parameters ?? []).map(({ name, value }) => [name.slice(1), value]));
  const paging = [maxItemCount, continuation, compositeIndexes];
  return queryFunctions.get(code)(aggregates, builtins, rows, queryHelpers, udf, values, ...paging);
};

/** Runs a query over rows in linear time. */
export function runQuery(query: CompiledQuery, rows: Iterable<unknown>, options: QueryOptions): QueryResult {
  return query.exec(appendOnly(Array.from(rows)), options);
}

/**
 * Where the next page starts: at the row with these values of the ORDER BY keys (`[]` for none) and this `_rid`, or
 * `skipped` rows after it, because a JOIN makes several rows of a document.
 */
const position = z.object({
  order: z.array(z.array(z.unknown()).max(1)),
  rid: z.string(),
  skipped: z.number().int(),
});

const engineSort = queryHelpers.sort;

/**
 * Sorts like the engine, but keeps rows without a value of a single key, as the service does for an indexed path: "a value
 * is added to the index to indicate that the path is undefined" (https://learn.microsoft.com/azure/cosmos-db/index-policy).
 * They come before all others.
 */
queryHelpers.sort = (rows, ridOf, compositeIndexes, ...orders) => {
  const [only] = orders;
  return only && orders.length === 1
    ? engineSort(rows, ridOf, undefined, only, only)
    : engineSort(rows, ridOf, compositeIndexes, ...orders);
};

/**
 * Returns a page of at most `maxItemCount` rows and 4 MB. The engine's has no limit of bytes, and its continuation loses rows
 * without a value of a key.
 */
queryHelpers.paginate = (rows, maxItemCount, continuation, ridOf, ...orders) => {
  const valuesOf = (row: Row) => orders.map(([path]) => valueAtPath(row[1], path));
  const start = continuation === undefined || continuation === null ? 0 : startOf(continuation);
  const result: unknown[] = [];
  let end = start;
  let bytes = 0;
  for (; end < rows.length; end++) {
    if (maxItemCount && maxItemCount > 0 && end - start === maxItemCount) break;
    const row = queryHelpers.stripUndefined(rows[end]![0]);
    if (row === undefined) continue;
    // Two documents always fit.
    if (rows.length - start > 2) bytes += Buffer.byteLength(JSON.stringify(row));
    if (bytes > MAX_PAGE_BYTES && result.length > 0) break;
    result.push(row);
  }
  const next = rows[end];
  return { result, continuation: next ? continuationAt(next) : null };

  function startOf(token: unknown): number {
    const { order, rid, skipped } = position.parse(token);
    const isBefore = (row: Row) => {
      for (const [index, value] of valuesOf(row).entries()) {
        const compared = compareValues(value, order[index]?.[0]);
        if (compared !== 0) return orders[index]![1] ? compared > 0 : compared < 0;
      }
      return ridOf(row[1]) < rid;
    };
    const first = rows.findIndex((row) => !isBefore(row));
    return first === -1 ? rows.length : first + (ridOf(rows[first]![1]) === rid ? skipped : 0);
  }

  function continuationAt(row: Row): z.infer<typeof position> {
    const rid = ridOf(row[1]);
    const first = rows.findIndex((each) => ridOf(each[1]) === rid);
    return {
      order: valuesOf(row).map((value) => (value === undefined ? [] : [value])),
      rid,
      skipped: end - first,
    };
  }
};
