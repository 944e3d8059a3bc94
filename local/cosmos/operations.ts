import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refuse, type Answer } from './answer.ts';
import type { Container } from './container.ts';
import type { CosmosDocument } from './document.ts';
import { partitionKeyOfDocument, type PartitionKey } from './partitionKey.ts';
import type { Transaction } from './transaction.ts';

/** Where an operation acts, and the ETag conditions it came with. */
export type OperationTarget = {
  container: Container;
  transaction: Transaction;
  key: PartitionKey;
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
};

/** The service's limit for one document. */
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

const documentBody = z.looseObject({
  id: z
    .string()
    .min(1)
    .max(1023)
    .regex(/^[^/\\?#]+$/),
});

type DocumentBody = z.infer<typeof documentBody>;

export function createDocument(target: OperationTarget, body: unknown): Answer {
  const parsed = parseDocument(target, body);
  if ('refusal' in parsed) return parsed.refusal;
  if (target.container.find(target.key, parsed.document.id)) {
    return refuse(409, 'Entity with the specified id already exists in the system.');
  }
  return { status: 201, body: save(target, parsed.document, target.container.nextRid()) };
}

export function readDocument(target: OperationTarget, id: string): Answer {
  const stored = target.container.find(target.key, id);
  if (!stored) return missing();
  if (matches(target.ifNoneMatch, stored.document)) {
    return { status: 304, headers: { etag: stored.document._etag } };
  }
  return { status: 200, body: stored.document };
}

/** The package takes the id of the body for the address; here a body with another id is refused. */
export function replaceDocument(target: OperationTarget, id: string, body: unknown): Answer {
  const parsed = parseDocument(target, body);
  if ('refusal' in parsed) return parsed.refusal;
  if (parsed.document.id !== id) return refuse(400, 'Replacing the id is not allowed.');
  const stored = target.container.find(target.key, id);
  if (!stored) return missing();
  if (isStale(target.ifMatch, stored.document)) return stale();
  return { status: 200, body: save(target, parsed.document, stored.document._rid) };
}

export function upsertDocument(target: OperationTarget, body: unknown): Answer {
  const parsed = parseDocument(target, body);
  if ('refusal' in parsed) return parsed.refusal;
  const stored = target.container.find(target.key, parsed.document.id);
  if (!stored) return { status: 201, body: save(target, parsed.document, target.container.nextRid()) };
  if (isStale(target.ifMatch, stored.document)) return stale();
  if (matches(target.ifNoneMatch, stored.document)) return stale();
  return { status: 200, body: save(target, parsed.document, stored.document._rid) };
}

export function deleteDocument(target: OperationTarget, id: string): Answer {
  const stored = target.container.find(target.key, id);
  if (!stored) return missing();
  if (isStale(target.ifMatch, stored.document)) return stale();
  target.transaction.remove(target.key, id);
  return { status: 204 };
}

export function missing(): Answer {
  return refuse(404, 'Entity with the specified id does not exist in the system.');
}

export function stale(): Answer {
  return refuse(412, 'One of the specified pre-conditions is not met.');
}

/** Whether an If-Match header no longer holds. */
export function isStale(ifMatch: string | undefined, document: CosmosDocument): boolean {
  return ifMatch !== undefined && !matches(ifMatch, document);
}

function matches(etag: string | undefined, document: CosmosDocument): boolean {
  return etag === '*' || etag === document._etag;
}

/** The package never compares a document with the partition key it was sent under. */
function parseDocument(
  { container, key }: OperationTarget,
  body: unknown,
): { document: DocumentBody } | { refusal: Answer } {
  const parsed = documentBody.safeParse(body);
  if (!parsed.success) return { refusal: refuse(400, 'The document needs an id without / \\ ? or #.') };
  const document = parsed.data;
  if (partitionKeyOfDocument(document, container.partitionPaths) !== key) {
    const refusal = refuse(400, 'PartitionKey extracted from document does not match the one in the header.');
    return { refusal: { ...refusal, headers: { 'x-ms-substatus': '1001' } } };
  }
  if (Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_BYTES) {
    return { refusal: refuse(413, 'Request size is too large.') };
  }
  return { document };
}

function save({ transaction, key }: OperationTarget, body: DocumentBody, rid: string): CosmosDocument {
  const document = {
    ...body,
    _rid: rid,
    _self: rid,
    _etag: `"${randomUUID()}"`,
    _attachments: 'attachments/',
    _ts: Math.floor(Date.now() / 1000),
  };
  transaction.put(key, document);
  return document;
}
