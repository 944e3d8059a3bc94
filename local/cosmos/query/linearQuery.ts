import { Latest } from './Latest.ts';
import {
  aggregates,
  builtins,
  executor,
  parseQuery,
  queryHelpers,
  type CompiledQuery,
  type QueryResult,
  type QueryOptions,
} from './vercelInternals.ts';

const CACHED_QUERIES = 2000;

type Step = (collected: unknown[], row: unknown) => unknown[];

/**
 * Gives an array a `reduce` that takes linear time for the engine's generated code, which collects rows with
 * `reduce((all, row) => [...all, …], [])` and so copies everything for each row: 32 s for 50,000 documents.
 * Such a reduce only ever appends, so each step can have an empty array of its own. The code calls it on its
 * input and, for a JOIN, on the result of that; from there on the arrays are plain.
 */
function appendOnly(rows: unknown[]): unknown[] {
  const reduce = (step: Step): unknown[] => appendOnly(rows.flatMap((row) => step([], row)));
  return Object.defineProperty(rows, 'reduce', { value: reduce });
}

/** The same fault again in the engine's clean-up of results. */
function stripUndefined(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from(value)
      .filter((each) => each !== undefined)
      .map(stripUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) if (each !== undefined) kept[key] = stripUndefined(each);
  return kept;
}

queryHelpers.stripUndefined = stripUndefined;

const compiled = new Latest(CACHED_QUERIES, parseQuery);

/** Parses once per text. Throws the engine's SyntaxError. */
export function compileQuery(sql: string): CompiledQuery {
  return compiled.of(sql);
}

type Run = (...given: unknown[]) => QueryResult;

// oxlint-disable-next-line typescript/no-implied-eval -- the code is the engine's own
const functions = new Latest(CACHED_QUERIES, (code): Run => new Function(`"use strict";return (${code})`)());

/** The engine makes a new function for every run; one that stays is compiled once and grows fast with use. */
executor.default = (rows, { code, parameters, udf = {}, maxItemCount, continuation, compositeIndexes }) => {
  const values = Object.fromEntries((parameters ?? []).map(({ name, value }) => [name.slice(1), value]));
  const paging = [maxItemCount, continuation, compositeIndexes];
  return functions.of(code)(aggregates, builtins, rows, queryHelpers, udf, values, ...paging);
};

/** Runs a query over rows in time that grows with their number, not with its square. */
export function runQuery(query: CompiledQuery, rows: Iterable<unknown>, options: QueryOptions): QueryResult {
  return query.exec(appendOnly(Array.from(rows)), options);
}
