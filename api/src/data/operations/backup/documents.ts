import type { JSONObject, OperationInput, OperationResponse } from '@azure/cosmos';
import pMap from 'p-map';
import { type StoredDocument, storedDocument } from '../../../domain/operations/backup/documents.ts';
import { type ContainerName, containers } from '../../containers.ts';
import { database, withRetry } from './patientStores.ts';

const PAGE_SIZE = 2000;
const KEYS_PER_PAGE = 500;
/** Cosmos DB's limit of operations per call. */
const MAX_BULK = 100;
/** Concurrent calls. More do not make it faster on two cores. */
const CONCURRENCY = 4;

type Document = Readonly<Record<string, unknown>>;

/** The page of a container to start with. */
export interface PageStart {
  /** Only documents written since; null: all. */
  readonly since: Date | null;
  /** The continuation token; undefined: start at the beginning. */
  readonly token: string | undefined;
}

/**
 * The documents of a container in the store's order, in pages. Includes each document that exists during the whole
 * reading once. `token`: the continuation token; undefined after the last page.
 */
export function documentPages(name: ContainerName, from: PageStart): AsyncGenerator<DocumentPage> {
  return pagesOfQuery(name, from, '*', PAGE_SIZE);
}

/** The same without the content of the documents: id, type and partition. Small pages, for work on each document. */
export function keyPages(name: ContainerName, from: PageStart): AsyncGenerator<DocumentPage> {
  return pagesOfQuery(name, from, 'c.id, c.type, c.requestId, c.pk, c._ts', KEYS_PER_PAGE);
}

interface DocumentPage {
  readonly documents: readonly StoredDocument[];
  readonly token: string | undefined;
}

async function* pagesOfQuery(
  name: ContainerName,
  { since, token }: PageStart,
  selected: string,
  maxItemCount: number,
): AsyncGenerator<DocumentPage> {
  const { items } = (await database()).container(name);
  const query = since
    ? {
        query: `SELECT ${selected} FROM c WHERE c._ts >= @since`,
        parameters: [{ name: '@since', value: Math.floor(since.getTime() / 1000) }],
      }
    : `SELECT ${selected} FROM c`;
  let next = token;
  do {
    const from = next;
    const page = await withRetry(() =>
      items
        .query(query, { maxItemCount, ...(from !== undefined && { continuationToken: from }) })
        .fetchNext(),
    );
    next = page.continuationToken || undefined;
    yield { documents: (page.resources ?? []).map(storedDocument), token: next };
  } while (next !== undefined);
}

/** All documents of a partition. */
export async function partitionDocuments(name: ContainerName, partition: string): Promise<StoredDocument[]> {
  const { items } = (await database()).container(name);
  const [path] = containers[name].partitionKey.paths;
  const query = {
    query: `SELECT * FROM c WHERE c.${path!.slice(1)} = @partition`,
    parameters: [{ name: '@partition', value: partition }],
  };
  return withRetry(async () => {
    const { resources } = await items.query<unknown>(query, { partitionKey: partition }).fetchAll();
    return resources.map(storedDocument);
  });
}

/** The value of a document's partition key. */
export function backupPartitionOf(name: ContainerName, document: Document): string {
  return String(document[containers[name].partitionKey.paths[0]!.slice(1)]);
}

/** Creates documents in many partitions. Returns for each whether it was created; false: it exists. */
export async function createAll(name: ContainerName, documents: readonly Document[]): Promise<boolean[]> {
  const results = await inBulk(name, documents, [201, 409], (document) => ({
    operationType: 'Create',
    partitionKey: backupPartitionOf(name, document),
    resourceBody: document as JSONObject,
  }));
  return results.map(({ statusCode }) => statusCode === 201);
}

/** Reads documents by id and partition key; undefined for missing ones. */
export async function readAll(
  name: ContainerName,
  documents: readonly Document[],
): Promise<(Document | undefined)[]> {
  const results = await inBulk(name, documents, [200, 404], (document) => ({
    operationType: 'Read',
    partitionKey: backupPartitionOf(name, document),
    id: String(document['id']),
  }));
  return results.map(({ resourceBody }) => resourceBody);
}

async function inBulk(
  name: ContainerName,
  documents: readonly Document[],
  expected: readonly number[],
  operationOn: (document: Document) => OperationInput,
): Promise<OperationResponse[]> {
  const { items } = (await database()).container(name);
  const calls = Array.from({ length: Math.ceil(documents.length / MAX_BULK) }, (_, call) =>
    documents.slice(call * MAX_BULK, (call + 1) * MAX_BULK),
  );
  const responses = await pMap(calls, inOneCall, { concurrency: CONCURRENCY });
  return responses.flat();

  async function inOneCall(some: readonly Document[]): Promise<OperationResponse[]> {
    const results = new Map<Document, OperationResponse>();
    await withRetry(async () => {
      const open = some.filter((document) => !results.has(document));
      // Not `executeBulkOperations`: it starts with one call at a time and increases slowly, which takes too long.
      // Each attempt needs new operations, because the SDK changes them.
      const responses = await items.bulk(open.map(operationOn));
      for (const [index, result] of responses.entries())
        if (expected.includes(result.statusCode)) results.set(open[index]!, result);
      const refused = responses.find(({ statusCode }) => !expected.includes(statusCode));
      if (refused)
        throw Object.assign(
          new Error(`Cosmos DB returned status ${refused.statusCode} for a document of ${name}.`),
          {
            statusCode: refused.statusCode,
          },
        );
    });
    return some.map((document) => results.get(document)!);
  }
}
