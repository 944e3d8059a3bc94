import type { JSONObject, OperationInput } from '@azure/cosmos';
import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '../../errors/portalError.ts';
import { type ContainerName, containers } from '../containers.ts';
import { database } from './database.ts';
import { patiently } from './patiently.ts';

/** What one call takes. */
export const MOST_IN_BULK = 100;

const TRIES = 20;
const LONGEST_PAUSE_MS = 10_000;
/** The store had no time, or the connection broke: the same operation may be tried again. */
const AGAIN = new Set([0, 408, 410, 429, 449, 500, 503]);

type Document = Readonly<Record<string, unknown>>;

interface Result {
  readonly status: number;
  readonly document: Document | undefined;
}

/** The value of a document's partition key. */
export function partitionOf(name: ContainerName, document: Document): string {
  return String(document[containers[name].partitionKey.paths[0]!.slice(1)]);
}

/** Creates documents that are in many partitions, each for itself. Answers 201 or 409 for each, in their order. */
export async function createAll(name: ContainerName, documents: readonly Document[]): Promise<Result[]> {
  return inBulk(
    name,
    documents.map((document) => () => ({
      operationType: 'Create',
      partitionKey: partitionOf(name, document),
      resourceBody: document as JSONObject,
    })),
    new Set([201, 409]),
  );
}

/** Reads documents by id and partition key; undefined for what is not there. */
export async function readAll(
  name: ContainerName,
  documents: readonly Document[],
): Promise<(Document | undefined)[]> {
  const results = await inBulk(
    name,
    documents.map((document) => () => ({
      operationType: 'Read',
      partitionKey: partitionOf(name, document),
      id: String(document['id']),
    })),
    new Set([200, 404]),
  );
  return results.map(({ document }) => document);
}

/** `operations` are made anew for each try, because the SDK changes what it is given. */
async function inBulk(
  name: ContainerName,
  operations: readonly (() => OperationInput)[],
  expected: ReadonlySet<number>,
): Promise<Result[]> {
  const container = (await database()).container(name);
  const results = operations.map((): Result | undefined => undefined);
  for (let tries = 1; ; tries++) {
    const open = operations
      .keys()
      .filter((index) => !results[index])
      .toArray();
    if (open.length === 0) return results.filter((result) => result !== undefined);
    // Not `executeBulkOperations`: it feels its way up from one call at a time, which takes longer than the work.
    const answered = await patiently(() => container.items.bulk(open.map((index) => operations[index]!())));
    for (const [at, { statusCode: status, resourceBody }] of answered.entries()) {
      if (expected.has(status)) results[open[at]!] = { status, document: resourceBody };
      else if (!AGAIN.has(status) || tries === TRIES)
        throw unavailable('Cosmos DB', new Error(`a document of ${name} was answered with ${status}`));
    }
    if (results.includes(undefined))
      await delay(Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
  }
}
