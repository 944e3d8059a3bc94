import { FifoCache } from './FifoCache.ts';
import './pages.ts';
import { parseGroups } from './parseGroups.ts';
import {
  aggregates,
  builtins,
  executor,
  queryHelpers,
  type CompiledQuery,
  type QueryResult,
  type QueryOptions,
} from './vercelInternals.ts';

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
