import { z } from 'zod';
import { errorResponse, type CosmosResponse } from '../response.ts';
import type { Container } from '../container.ts';
import { compileQuery, runQuery } from './linearQuery.ts';
import type { EqualityIndex } from './equalityIndex.ts';
import { isIndexed } from './isIndexed.ts';
import { mergeRows, type OrderedRows } from './orderedRows.ts';
import type { CosmosDocument } from '../document.ts';
import type { PartitionKey } from '../partitionKey.ts';
import { queryShape, type QueryShape } from './queryShape.ts';
import { parameterizeTop } from './topParameter.ts';
import { MAX_PAGE_BYTES } from '../limits.ts';
import { isExpired } from '../ttl.ts';
import type { CompiledQuery, CompositeIndex, QueryOptions, QueryResult } from './vercelInternals.ts';

const FIRST_STEP_ROWS = 128;
const STEP_GROWTH = 4;

/** Above this size, a partition is filtered by an equality index instead of a full read. */
const LARGE_PARTITION = 100;
/** Up to this number of matches, sorting them costs less than keeping a sorted view. */
const FEW_MATCHES = 50;

export const queryBody = z.object({
  query: z.string(),
  parameters: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
});

type DocumentQuery = z.infer<typeof queryBody> & {
  /** The partition that the request is limited to. The package ignores it. */
  key: PartitionKey | undefined;
  maxItemCount: number | undefined;
  continuation: unknown;
  /** The point of a read that lags. */
  point?: number | undefined;
};

/** Returns one page of documents. */
export function queryDocuments(container: Container, request: DocumentQuery): CosmosResponse {
  const { maxItemCount, continuation } = request;
  const { query: text, parameters } = parameterizeTop(request);
  const options = {
    parameters,
    maxItemCount: maxItemCount ?? null,
    continuation,
    compositeIndexes: compositeIndexesOf(container),
  };
  let page: QueryResult;
  try {
    const query = compileQuery(text);
    const shape = queryShape(query, parameters);
    const [key, ...others] = shape.orderBy ?? [];
    if (key && others.length === 0 && !isIndexed(key.path, container.definition().indexingPolicy))
      return errorResponse(400, 'The index path corresponding to the specified order-by item is excluded.');
    page = runOnBestSource(container, query, shape, request, options);
  } catch (error) {
    return errorResponse(400, error instanceof Error ? error.message : 'The query cannot be run.');
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

function runOnBestSource(
  container: Container,
  query: CompiledQuery,
  shape: QueryShape,
  request: Pick<DocumentQuery, 'key' | 'point'>,
  options: QueryOptions,
): QueryResult {
  const key = request.key ?? partitionFromConditions(container, shape);
  const lagging = request.point === undefined ? undefined : container.rowsAt(request.point, key);
  if (lagging) return runQuery(query, withoutExpired(container, lagging), options);
  const source = smallestSource(container, key, shape);
  const isFirstPage = !options.continuation && (options.maxItemCount ?? -1) <= 0;
  if (source.ordered && shape.top !== undefined && shape.orderBy && isFirstPage) {
    const inOrder =
      shape.orderBy.length === 0 ? source.all() : source.ordered.between(shape.orderBy, shape.bounds);
    const page = runInSteps(query, withoutExpired(container, inOrder), shape.top, options);
    if (page) return page;
  }
  return runQuery(query, withoutExpired(container, source.all()), options);
}

/** A set of documents that contains all results, and its sorted views if it has any. */
interface Source {
  readonly all: () => Iterable<CosmosDocument>;
  readonly ordered?: Pick<OrderedRows, 'between'>;
}

/** Picks the smallest known set of documents: by an equality index of the container or of a large partition. */
function smallestSource(
  container: Container,
  key: PartitionKey | undefined,
  { equalities, alternatives }: QueryShape,
): Source {
  const smallestMatch = (index: EqualityIndex, conditions: QueryShape['equalities']) => {
    const matches = conditions.map(({ path, value }) => index.find(path, value));
    return matches.toSorted((left, right) => left.documents.size - right.documents.size)[0];
  };
  if (key === undefined) {
    const found = smallestMatch(container.equalityIndex, equalities);
    return found
      ? { all: () => found.documents, ordered: found.ordered }
      : { all: () => container.rows(undefined) };
  }
  const partition = container.partitions.get(key);
  if (!partition) return { all: () => [] };
  const others = equalities.filter(({ path }) => `/${path.join('/')}` !== container.partitionPaths[0]);
  const { size } = partition.stored;
  const found = size > LARGE_PARTITION ? smallestMatch(partition.equalityIndex, others) : undefined;
  const listed = size > LARGE_PARTITION ? smallestUnion(partition.equalityIndex, alternatives) : undefined;
  if (listed && listed.count < Math.min(found?.documents.size ?? size, size / 2)) return listed.source;
  if (!found || found.documents.size > size / 2)
    return { all: () => container.rows(key), ordered: partition.ordered };
  if (found.documents.size <= FEW_MATCHES) return { all: () => found.documents };
  return { all: () => found.documents, ordered: found.ordered };
}

/** The alternatives with the fewest documents. `count`: at least as many as their union has. */
function smallestUnion(
  index: EqualityIndex,
  alternatives: QueryShape['alternatives'],
): { readonly count: number; readonly source: Source } | undefined {
  const unions = alternatives.map((conditions) => {
    const found = conditions.map(({ path, value }) => index.find(path, value));
    const count = found.reduce((sum, { documents }) => sum + documents.size, 0);
    const all = () => new Set(found.flatMap(({ documents }) => [...documents]));
    if (count <= FEW_MATCHES) return { count, source: { all } };
    const between: OrderedRows['between'] = (keys, bounds) =>
      mergeRows(
        keys,
        found.map(({ ordered }) => ordered.between(keys, bounds)),
      );
    return { count, source: { all, ordered: { between } } };
  });
  return unions.toSorted((left, right) => left.count - right.count)[0];
}

/**
 * Runs TOP n over sorted rows in batches, until there are n results. The engine filters and projects each batch, so the
 * results are the same as of one run over all rows. Undefined when they are more than one page.
 */
function runInSteps(
  query: CompiledQuery,
  rows: Iterable<CosmosDocument>,
  top: number,
  options: QueryOptions,
): QueryResult | undefined {
  const iterator = rows[Symbol.iterator]();
  const result: unknown[] = [];
  let size = FIRST_STEP_ROWS + top;
  for (;;) {
    const step = [];
    for (let next; step.length < size && !(next = iterator.next()).done;) step.push(next.value);
    const found = runQuery(query, step, options);
    if (found.continuation) return undefined;
    for (const each of found.result) result.push(each);
    if (result.length >= top || step.length < size) {
      const page = result.slice(0, top);
      return isOnePage(page) ? { result: page, continuation: null } : undefined;
    }
    size *= STEP_GROWTH;
  }
}

function isOnePage(rows: readonly unknown[]): boolean {
  return rows.length <= 2 || Buffer.byteLength(JSON.stringify(rows)) <= MAX_PAGE_BYTES;
}

/** The condition `c.pk = @pk` limits a query to one partition, like the header. */
function partitionFromConditions(container: Container, { equalities }: QueryShape): PartitionKey | undefined {
  const [path, ...others] = container.partitionPaths;
  if (path === undefined || others.length > 0) return undefined;
  const condition = equalities.find((equality) => `/${equality.path.join('/')}` === path);
  return condition && JSON.stringify([condition.value]);
}

function* withoutExpired(container: Container, rows: Iterable<CosmosDocument>): Iterable<CosmosDocument> {
  const now = Date.now() / 1000;
  const { defaultTtl } = container.definition();
  for (const row of rows) if (!isExpired(row, defaultTtl, now)) yield row;
}

/** Adds each index in reverse: the service can read a composite index backwards, the engine cannot. */
function compositeIndexesOf(container: Container): CompositeIndex[] {
  const composite = container.definition().indexingPolicy?.compositeIndexes ?? [];
  const reversed = composite.map((index) =>
    index.map(({ path, order }): CompositeIndex[number] => ({
      path,
      order: order === 'descending' ? 'ascending' : 'descending',
    })),
  );
  return [...composite, ...reversed];
}
