import type { JSONObject, OperationInput, OperationResponse } from '@azure/cosmos';
import pMap from 'p-map';
import { type StoredDocument, storedDocument } from '../../domain/operations/backup/documents.ts';
import { type ContainerName, containers } from '../containers.ts';
import { database, withRetry } from './patientStores.ts';

const PAGE_SIZE = 2000;
/** The most operations that one call takes. */
const MAX_BULK = 100;
/** Calls; more keep no two cores busier. */
const CONCURRENCY = 4;

type Document = Readonly<Record<string, unknown>>;

/** Which page of a container comes first. */
export interface PageStart {
  /** Null for everything, else what was written since. */
  readonly since: Date | null;
  /** Where an earlier reading ended; undefined for the beginning. */
  readonly token: string | undefined;
}

/**
 * The documents of a container, in the order in which the store keeps them. Documents that are there all the while are in
 * it once. `token` is where to go on after a page; undefined after the last one.
 */
export async function* documentPages(
  name: ContainerName,
  { since, token }: PageStart,
): AsyncGenerator<{ readonly documents: readonly StoredDocument[]; readonly token: string | undefined }> {
  const { items } = (await database()).container(name);
  const query = since
    ? {
        query: 'SELECT * FROM c WHERE c._ts >= @since',
        parameters: [{ name: '@since', value: Math.floor(since.getTime() / 1000) }],
      }
    : 'SELECT * FROM c';
  let next = token;
  do {
    const from = next;
    const page = await withRetry(() =>
      items
        .query(query, { maxItemCount: PAGE_SIZE, ...(from !== undefined && { continuationToken: from }) })
        .fetchNext(),
    );
    next = page.continuationToken || undefined;
    yield { documents: (page.resources ?? []).map(storedDocument), token: next };
  } while (next !== undefined);
}

/** The value of a document's partition key. */
export function backupPartitionOf(name: ContainerName, document: Document): string {
  return String(document[containers[name].partitionKey.paths[0]!.slice(1)]);
}

/** Creates documents of many partitions, each for itself. Answers in their order whether each was created; false: there is one already. */
export async function createAll(name: ContainerName, documents: readonly Document[]): Promise<boolean[]> {
  const results = await inBulk(name, documents, [201, 409], (document) => ({
    operationType: 'Create',
    partitionKey: backupPartitionOf(name, document),
    resourceBody: document as JSONObject,
  }));
  return results.map(({ statusCode }) => statusCode === 201);
}

/** Reads documents by id and partition key; undefined for what is not there. */
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
  const answers = await pMap(calls, inOneCall, { concurrency: CONCURRENCY });
  return answers.flat();

  async function inOneCall(some: readonly Document[]): Promise<OperationResponse[]> {
    const results = new Map<Document, OperationResponse>();
    await withRetry(async () => {
      const open = some.filter((document) => !results.has(document));
      // Not `executeBulkOperations`: it feels its way up from one call at a time, which takes longer than the work.
      // Operations are made anew for each attempt, because the SDK changes what it is given.
      const answered = await items.bulk(open.map(operationOn));
      for (const [index, result] of answered.entries())
        if (expected.includes(result.statusCode)) results.set(open[index]!, result);
      const refused = answered.find(({ statusCode }) => !expected.includes(statusCode));
      if (refused)
        throw Object.assign(new Error(`A document of ${name} was answered with ${refused.statusCode}.`), {
          statusCode: refused.statusCode,
        });
    });
    return some.map((document) => results.get(document)!);
  }
}
