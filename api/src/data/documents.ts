import type * as z from 'zod/mini';
import type { ContainerName } from './containers.ts';
import { onContainer } from './cosmos.ts';
import { replaceInPartition } from './ifMatch.ts';
import { unlessStatus } from './sdk/unlessStatus.ts';

/** No document has it. */
const NO_ETAG = '"none"';

/** A document with the ETag for conditional writes. */
export interface Stored<T> {
  readonly value: T;
  readonly etag: string;
}

/** Reads and parses a document. Null if it does not exist or has expired. */
export async function readDocument<S extends z.ZodMiniType>(
  name: ContainerName,
  id: string,
  partitionKey: string,
  schema: S,
): Promise<Stored<z.output<S>> | null> {
  return onContainer(name, async (container) => {
    const { resource } = await container.item(id, partitionKey).read<Record<string, unknown>>();
    if (!resource || hasExpired(resource)) return null;
    return { value: schema.parse(resource), etag: String(resource['_etag']) };
  });
}

/** Like `readDocument`, for a document that another process may have created a moment ago: a read that misses it is repeated. */
export async function readKnownDocument<S extends z.ZodMiniType>(
  name: ContainerName,
  id: string,
  partitionKey: string,
  schema: S,
): Promise<Stored<z.output<S>> | null> {
  const found = await readDocument(name, id, partitionKey, schema);
  if (found) return found;
  await catchUp(name, id, partitionKey);
  return readDocument(name, id, partitionKey, schema);
}

/**
 * Makes the next reads of this process include every write of others in a document's partition. Reads may lag behind them
 * by a moment; a write does not, and its answer has a session token of now, also when its condition refuses it.
 */
export async function catchUp(name: ContainerName, id: string, partitionKey: string): Promise<void> {
  await onContainer(name, async (container) => {
    const accessCondition = { type: 'IfMatch', condition: NO_ETAG };
    const operations = [{ op: 'set' as const, path: '/none', value: null }];
    await unlessStatus([404, 412], container.item(id, partitionKey).patch(operations, { accessCondition }));
  });
}

/** Cosmos DB deletes expired documents with a delay, so `expiresAt` is checked as well. */
function hasExpired(resource: Record<string, unknown>): boolean {
  const { expiresAt } = resource;
  return typeof expiresAt === 'string' && expiresAt <= new Date().toISOString();
}

/** Creates a document. False if its id exists. */
export async function createDocument(name: ContainerName, document: { id: string }): Promise<boolean> {
  return onContainer(
    name,
    async (container) => (await unlessStatus([409], container.items.create(document))) !== null,
  );
}

export async function upsertDocument(name: ContainerName, document: { id: string }): Promise<void> {
  await onContainer(name, (container) => container.items.upsert(document));
}

/** Replaces a document in a container whose partition key is the id. False if it was changed or deleted since it was read. */
export async function replaceDocument(
  name: ContainerName,
  document: { id: string },
  etag: string,
): Promise<boolean> {
  return replaceInPartition(name, document, document.id, etag);
}
