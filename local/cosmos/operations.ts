import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { errorResponse, type CosmosResponse } from './response.ts';
import type { Container } from './container.ts';
import type { CosmosDocument } from './document.ts';
import { documentRefusal } from './limits.ts';
import { partitionKeyOfDocument, type PartitionKey } from './partitionKey.ts';
import type { Transaction } from './transaction.ts';

/** The container and partition of an operation, and its ETag conditions. */
export type OperationTarget = {
  container: Container;
  transaction: Transaction;
  key: PartitionKey;
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
  /** The point of a read that lags. */
  point?: number | undefined;
};

const documentBody = z.looseObject({
  id: z.string().regex(/^[^/\\?#]+$/),
});

type DocumentBody = z.infer<typeof documentBody>;

export function createDocument(target: OperationTarget, body: unknown): CosmosResponse {
  const parsed = parseDocument(target, body);
  if ('error' in parsed) return parsed.error;
  if (target.container.find(target.key, parsed.document.id)) {
    return errorResponse(409, 'Entity with the specified id already exists in the system.');
  }
  return { status: 201, body: save(target, parsed.document, target.container.nextRid()) };
}

export function pointRead(target: OperationTarget, id: string): CosmosResponse {
  const stored = target.container.find(target.key, id, target.point);
  if (!stored) return notFound();
  if (matches(target.ifNoneMatch, stored.document)) {
    return { status: 304, headers: { etag: stored.document._etag } };
  }
  return { status: 200, body: stored.document };
}

/** Unlike the package, rejects a body whose id differs from the id in the path. */
export function replaceDocument(target: OperationTarget, id: string, body: unknown): CosmosResponse {
  const parsed = parseDocument(target, body);
  if ('error' in parsed) return parsed.error;
  if (parsed.document.id !== id) return errorResponse(400, 'Replacing the id is not allowed.');
  const stored = target.container.find(target.key, id);
  if (!stored) return notFound();
  if (isStale(target.ifMatch, stored.document)) return preconditionFailed();
  return { status: 200, body: save(target, parsed.document, stored.document._rid) };
}

export function upsertDocument(target: OperationTarget, body: unknown): CosmosResponse {
  const parsed = parseDocument(target, body);
  if ('error' in parsed) return parsed.error;
  const stored = target.container.find(target.key, parsed.document.id);
  if (!stored) return { status: 201, body: save(target, parsed.document, target.container.nextRid()) };
  if (isStale(target.ifMatch, stored.document)) return preconditionFailed();
  if (matches(target.ifNoneMatch, stored.document)) return preconditionFailed();
  return { status: 200, body: save(target, parsed.document, stored.document._rid) };
}

export function deleteDocument(target: OperationTarget, id: string): CosmosResponse {
  const stored = target.container.find(target.key, id);
  if (!stored) return notFound();
  if (isStale(target.ifMatch, stored.document)) return preconditionFailed();
  target.transaction.remove(target.key, id);
  return { status: 204 };
}

export function notFound(): CosmosResponse {
  return errorResponse(404, 'Entity with the specified id does not exist in the system.');
}

export function preconditionFailed(): CosmosResponse {
  return errorResponse(412, 'One of the specified pre-conditions is not met.');
}

/** Whether the document no longer matches the If-Match header. */
export function isStale(ifMatch: string | undefined, document: CosmosDocument): boolean {
  return ifMatch !== undefined && !matches(ifMatch, document);
}

function matches(etag: string | undefined, document: CosmosDocument): boolean {
  return etag === '*' || etag === document._etag;
}

/** Unlike the package, compares the document's partition key with the one in the header. */
function parseDocument(
  { container, key }: OperationTarget,
  body: unknown,
): { document: DocumentBody } | { error: CosmosResponse } {
  const parsed = documentBody.safeParse(body);
  if (!parsed.success) return { error: errorResponse(400, 'The document needs an id without / \\ ? or #.') };
  const document = parsed.data;
  if (partitionKeyOfDocument(document, container.partitionPaths) !== key) {
    const error = errorResponse(
      400,
      'PartitionKey extracted from document does not match the one in the header.',
    );
    return { error: { ...error, headers: { 'x-ms-substatus': '1001' } } };
  }
  const error = documentRefusal(document);
  return error ? { error } : { document };
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
