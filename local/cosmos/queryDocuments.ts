import { z } from 'zod';
import { refuse, type Answer } from './answer.ts';
import type { Container } from './container.ts';
import { compileQuery, runQuery } from './linearQuery.ts';
import type { OrderKey } from './orderedRows.ts';
import type { CosmosDocument, Partition } from './partition.ts';
import type { PartitionKey } from './partitionKey.ts';
import { queryShape, type QueryShape } from './queryShape.ts';
import { withTopAsParameter } from './topParameter.ts';
import { isExpired } from './ttl.ts';
import type { CompiledQuery, CompositeIndex, QueryOptions, QueryResult } from './vercelInternals.ts';

const FIRST_STEP_ROWS = 128;
const STEP_GROWTH = 4;

export const queryBody = z.object({
  query: z.string(),
  parameters: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
});

type DocumentQuery = z.infer<typeof queryBody> & {
  /** The partition the request is limited to. The package ignores it. */
  key: PartitionKey | undefined;
  maxItemCount: number | undefined;
  continuation: unknown;
};

/** Answers one page of documents. */
export function queryDocuments(container: Container, request: DocumentQuery): Answer {
  const { maxItemCount, continuation } = request;
  const { query: text, parameters } = withTopAsParameter(request);
  const options = {
    parameters,
    maxItemCount: maxItemCount ?? null,
    continuation,
    compositeIndexes: indexes(container),
  };
  let page: QueryResult;
  try {
    const query = compileQuery(text);
    page = run(container, query, queryShape(query, parameters), request.key, options);
  } catch (error) {
    return refuse(400, error instanceof Error ? error.message : 'The query cannot be run.');
  }
  return {
    status: 200,
    body: { _rid: container.rid, Documents: page.result, _count: page.result.length },
    headers: {
      'x-ms-item-count': String(page.result.length),
      ...(page.continuation ? { 'x-ms-continuation': JSON.stringify(page.continuation) } : {}),
    },
  };
}

function run(
  container: Container,
  query: CompiledQuery,
  shape: QueryShape,
  requestKey: PartitionKey | undefined,
  options: QueryOptions,
): QueryResult {
  const key = requestKey ?? namedPartition(container, shape);
  const partition = key === undefined ? undefined : container.partitions.get(key);
  const isOnePage = !options.continuation && (options.maxItemCount ?? -1) <= 0;
  if (partition && shape.top !== undefined && shape.orderBy && isOnePage) {
    const rows = rowsInOrder(container, partition, key, shape.orderBy, shape.beginning);
    return runInSteps(query, live(container, rows), shape.top, options);
  }
  const rows = key === undefined ? smallestMatch(container, shape) : container.rows(key);
  return runQuery(query, live(container, rows), options);
}

function rowsInOrder(
  container: Container,
  { ordered }: Partition,
  key: PartitionKey | undefined,
  orderBy: readonly OrderKey[],
  beginning: string | undefined,
): Iterable<CosmosDocument> {
  if (orderBy.length === 0) return container.rows(key);
  return beginning === undefined ? ordered.by(orderBy) : ordered.from(orderBy, beginning);
}

/**
 * Runs TOP n over rows that are in the query's order already, a few at a time, until there are n results. The
 * engine filters and projects each step, so the results are those of one run over everything.
 */
function runInSteps(
  query: CompiledQuery,
  rows: Iterable<CosmosDocument>,
  top: number,
  options: QueryOptions,
): QueryResult {
  const iterator = rows[Symbol.iterator]();
  const result: unknown[] = [];
  let size = FIRST_STEP_ROWS + top;
  for (;;) {
    const step = [];
    for (let next; step.length < size && !(next = iterator.next()).done;) step.push(next.value);
    for (const each of runQuery(query, step, options).result) result.push(each);
    if (result.length >= top || step.length < size)
      return { result: result.slice(0, top), continuation: null };
    size *= STEP_GROWTH;
  }
}

/** `c.pk = @pk` limits a query to one partition as well as the header does. */
function namedPartition(container: Container, { equalities }: QueryShape): PartitionKey | undefined {
  const [path, ...more] = container.partitionPaths;
  if (path === undefined || more.length > 0) return undefined;
  const condition = equalities.find((equality) => `/${equality.path.join('/')}` === path);
  return condition && JSON.stringify([condition.value]);
}

function smallestMatch(container: Container, { equalities }: QueryShape): Iterable<CosmosDocument> {
  const matches = equalities.map(({ path, value }) => container.byValue.find(path, value));
  return matches.toSorted((left, right) => left.size - right.size)[0] ?? container.rows(undefined);
}

function* live(container: Container, rows: Iterable<CosmosDocument>): Iterable<CosmosDocument> {
  const now = Date.now() / 1000;
  const { defaultTtl } = container.definition();
  for (const row of rows) if (!isExpired(row, defaultTtl, now)) yield row;
}

/** The service serves an ORDER BY from a composite index read backwards too; the engine knows one way only. */
function indexes(container: Container): CompositeIndex[] {
  const composite = container.definition().indexingPolicy?.compositeIndexes ?? [];
  const backwards = composite.map((index) =>
    index.map(({ path, order }): CompositeIndex[number] => ({
      path,
      order: order === 'descending' ? 'ascending' : 'descending',
    })),
  );
  return [...composite, ...backwards];
}
