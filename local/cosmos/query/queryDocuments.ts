import { z } from 'zod';
import { refuse, type Answer } from '../answer.ts';
import type { Container } from '../container.ts';
import { compileQuery, runQuery } from './linearQuery.ts';
import type { OrderedRows } from './orderedRows.ts';
import type { CosmosDocument } from '../document.ts';
import type { PartitionKey } from '../partitionKey.ts';
import { queryShape, type QueryShape } from './queryShape.ts';
import { withTopAsParameter } from './topParameter.ts';
import { isExpired } from '../ttl.ts';
import type { CompiledQuery, CompositeIndex, QueryOptions, QueryResult } from './vercelInternals.ts';

const FIRST_STEP_ROWS = 128;
const STEP_GROWTH = 4;

/** From here on, an index over the whole container is worth asking before all of a partition is read. */
const LARGE_PARTITION = 100;
const FEW = 50;

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
  const rows = smallestSource(container, key, shape);
  const isOnePage = !options.continuation && (options.maxItemCount ?? -1) <= 0;
  if (rows.ordered && shape.top !== undefined && shape.orderBy && isOnePage) {
    const inOrder =
      shape.orderBy.length === 0 ? rows.all() : rows.ordered.between(shape.orderBy, shape.bounds);
    return runInSteps(query, live(container, inOrder), shape.top, options);
  }
  return runQuery(query, live(container, rows.all()), options);
}

/** Documents among which all results are, and the sorted views of them if they have any. */
interface Source {
  readonly all: () => Iterable<CosmosDocument>;
  readonly ordered?: OrderedRows;
}

/** Over all partitions, the fewest documents that meet one of the conditions; in one that is large, likewise. */
function smallestSource(
  container: Container,
  key: PartitionKey | undefined,
  { equalities }: QueryShape,
): Source {
  const fewest = (conditions: QueryShape['equalities']) => {
    const matches = conditions.map(({ path, value }) => container.byValue.find(path, value));
    return matches.toSorted((left, right) => left.documents.size - right.documents.size)[0];
  };
  if (key === undefined) {
    const found = fewest(equalities);
    return found
      ? { all: () => found.documents, ordered: found.ordered }
      : { all: () => container.rows(undefined) };
  }
  const partition = container.partitions.get(key);
  if (!partition) return { all: () => [] };
  const others = equalities.filter(({ path }) => `/${path.join('/')}` !== container.partitionPaths[0]);
  const found = partition.stored.size > LARGE_PARTITION ? fewest(others) : undefined;
  if (!found || found.documents.size > FEW)
    return { all: () => container.rows(key), ordered: partition.ordered };
  const isHere = (document: CosmosDocument) => partition.stored.get(document.id)?.document === document;
  return { all: () => [...found.documents].filter(isHere) };
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
