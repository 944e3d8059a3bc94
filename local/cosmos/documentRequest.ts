import { type CosmosResponse, errorResponse } from './response.ts';
import { runBatch, runBulk } from './batch.ts';
import type { Container } from './container.ts';
import type { Journal } from './journal/journal.ts';
import { isPartitionKeyTooLong, isRequestTooLarge } from './limits.ts';
import {
  createDocument,
  deleteDocument,
  type OperationTarget,
  pointRead,
  replaceDocument,
  upsertDocument,
} from './operations.ts';
import { partitionKeyOfHeader } from './partitionKey.ts';
import { patchDocument } from './patch.ts';
import { queryBody, queryDocuments } from './query/queryDocuments.ts';
import { type CosmosRequest, isQuery, isTrue, OBSERVER } from './request.ts';
import { Transaction } from './transaction.ts';

/**
 * The SDK requests a plan for every query, to run it on several physical partitions. This server has one partition, which
 * runs all queries, so the plan is constant. The package would run the query a second time.
 */
const QUERY_PLAN: CosmosResponse = {
  status: 200,
  body: {
    partitionedQueryExecutionInfoVersion: 2,
    queryInfo: {
      distinctType: 'None',
      top: null,
      offset: null,
      limit: null,
      orderBy: [],
      orderByExpressions: [],
      groupByExpressions: [],
      groupByAliases: [],
      aggregates: [],
      groupByAliasToAggregateType: {},
      rewrittenQuery: '',
      hasSelectValue: false,
      hasNonStreamingOrderBy: false,
    },
    queryRanges: [{ min: '', max: 'FF', isMinInclusive: true, isMaxInclusive: false }],
  },
};

/**
 * Handles a request for documents. Conditions and changes run in one turn of the event loop, so no other request comes
 * between them. The response waits until the data that it shows is on disk. `lagMs`: how far a read lags behind the
 * writes that its client has not seen.
 */
export async function handleDocumentRequest(
  container: Container,
  request: CosmosRequest,
  documentId: string | undefined,
  journal: Journal,
  lagMs = 0,
): Promise<CosmosResponse> {
  const key = partitionKeyOfHeader(request.headers['x-ms-documentdb-partitionkey']);
  if (key && isPartitionKeyTooLong(key)) return errorResponse(400, 'The partition key is too long.');
  if (isTrue(request, 'x-ms-cosmos-is-query-plan-request')) return QUERY_PLAN;
  const isRead = request.method === 'GET' || isQuery(request);
  const point =
    isRead && lagMs > 0 ? container.history.pointOf(request.headers['x-ms-session-token'], lagMs) : undefined;
  const response =
    documentId === undefined && isRead
      ? runQueryRequest(container, request, key, point)
      : runDocumentRequest(container, request, documentId, { key, point }, journal);
  // What a test arranges in the store is there at once.
  if (!isRead && isTrue(request, OBSERVER)) container.history.clear();
  const session = {
    'x-ms-session-token': container.history.tokenAt(point),
    'x-ms-content-path': container.rid,
    'x-ms-alt-content-path': containerPath(request),
  };
  await journal.waitUntilDurable(container.lastSequenceOf(key));
  return { ...response, headers: { ...session, ...response.headers } };
}

/** `dbs/…/colls/…`, by which the SDK keeps session tokens. */
function containerPath({ url }: CosmosRequest): string {
  return url.split('/').filter(Boolean).slice(0, 4).join('/');
}

function runQueryRequest(
  container: Container,
  request: CosmosRequest,
  key: string | undefined,
  point: number | undefined,
): CosmosResponse {
  if (request.headers['a-im']) return errorResponse(400, 'The change feed is not supported.');
  const parsed = queryBody.safeParse(request.method === 'GET' ? { query: 'SELECT * FROM c' } : request.body);
  if (!parsed.success) return errorResponse(400, 'The query is missing.');
  const maxItemCount = Number(request.headers['x-ms-max-item-count']) || undefined;
  const token = request.headers['x-ms-continuation'];
  const continuation: unknown = typeof token === 'string' ? JSON.parse(token) : undefined;
  return queryDocuments(container, { ...parsed.data, key, maxItemCount, continuation, point });
}

function runDocumentRequest(
  container: Container,
  request: CosmosRequest,
  documentId: string | undefined,
  { key, point }: { key: string | undefined; point: number | undefined },
  journal: Journal,
): CosmosResponse {
  if (isTrue(request, 'x-ms-cosmos-is-batch-request')) {
    if (isRequestTooLarge(request.text)) return errorResponse(413, 'Request size is too large.');
    if (!isTrue(request, 'x-ms-cosmos-batch-atomic')) return runBulk(container, request.body, journal);
    if (key) return runBatch(container, key, request.body, journal);
  }
  if (!key) return errorResponse(400, 'The partition key is missing.');

  const transaction = new Transaction(container);
  const ifMatch = request.headers['if-match'];
  const ifNoneMatch = request.headers['if-none-match'];
  const response = runSingle(
    { container, transaction, key, ifMatch, ifNoneMatch, point },
    request,
    documentId,
  );
  transaction.commit(journal);
  return response;
}

function runSingle(target: OperationTarget, request: CosmosRequest, id: string | undefined): CosmosResponse {
  if (id === undefined) {
    if (request.method !== 'POST') return errorResponse(400, 'The request is not supported.');
    const isUpsert = isTrue(request, 'x-ms-documentdb-is-upsert');
    return isUpsert ? upsertDocument(target, request.body) : createDocument(target, request.body);
  }
  switch (request.method) {
    case 'GET':
      return pointRead(target, id);
    case 'PUT':
      return replaceDocument(target, id, request.body);
    case 'PATCH':
      return patchDocument(target, id, request.body);
    case 'DELETE':
      return deleteDocument(target, id);
    default:
      return errorResponse(400, 'The request is not supported.');
  }
}
