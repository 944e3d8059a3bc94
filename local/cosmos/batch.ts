import { z } from 'zod';
import { errorResponse, type CosmosResponse } from './response.ts';
import type { Container } from './container.ts';
import type { Journal } from './journal/journal.ts';
import {
  createDocument,
  deleteDocument,
  pointRead,
  replaceDocument,
  upsertDocument,
  type OperationTarget,
} from './operations.ts';
import { partitionKeyOfHeader, type PartitionKey } from './partitionKey.ts';
import { patchDocument } from './patch.ts';
import { Transaction } from './transaction.ts';

const MAX_OPERATIONS = 100;

const conditions = {
  partitionKey: z.string().optional(),
  ifMatch: z.string().optional(),
  ifNoneMatch: z.string().optional(),
};

const operation = z.discriminatedUnion('operationType', [
  z.object({ operationType: z.literal('Create'), resourceBody: z.unknown(), ...conditions }),
  z.object({ operationType: z.literal('Upsert'), resourceBody: z.unknown(), ...conditions }),
  z.object({ operationType: z.literal('Read'), id: z.string(), ...conditions }),
  z.object({ operationType: z.literal('Delete'), id: z.string(), ...conditions }),
  z.object({ operationType: z.literal('Replace'), id: z.string(), resourceBody: z.unknown(), ...conditions }),
  z.object({ operationType: z.literal('Patch'), id: z.string(), resourceBody: z.unknown(), ...conditions }),
]);

type Operation = z.infer<typeof operation>;

const FAILED_DEPENDENCY = { statusCode: 424, requestCharge: 0 };

/**
 * Runs a transactional batch. Unlike in the package, it is atomic, its operations need no `partitionKey`, and it supports
 * Patch. If an operation fails, the response is 207 with that operation's status and 424 for all others, as in the
 * service.
 */
export function runBatch(
  container: Container,
  key: PartitionKey,
  body: unknown,
  journal: Journal,
): CosmosResponse {
  const operations = z.array(operation).nonempty().max(MAX_OPERATIONS).safeParse(body);
  if (!operations.success) return errorResponse(400, 'One of the specified batch operations is invalid.');

  const transaction = new Transaction(container);
  const results = [];
  for (const [index, each] of operations.data.entries()) {
    const response = runOperation(
      { container, transaction, key, ifMatch: each.ifMatch, ifNoneMatch: each.ifNoneMatch },
      each,
    );
    if (response.status >= 400) {
      transaction.rollback();
      const failed = { statusCode: response.status, requestCharge: 0 };
      return {
        status: 207,
        body: operations.data.map((_, position) => (position === index ? failed : FAILED_DEPENDENCY)),
      };
    }
    results.push(operationResult(response));
  }
  transaction.commit(journal);
  return { status: 200, body: results };
}

/** Runs the SDK's bulk mode: independent operations, each with its own partition key and result. */
export function runBulk(container: Container, body: unknown, journal: Journal): CosmosResponse {
  const operations = z.array(operation).nonempty().max(MAX_OPERATIONS).safeParse(body);
  if (!operations.success) return errorResponse(400, 'One of the specified bulk operations is invalid.');

  const results = operations.data.map((each) => {
    const key = partitionKeyOfHeader(each.partitionKey);
    if (!key) return { statusCode: 400, requestCharge: 0 };
    const transaction = new Transaction(container);
    const response = runOperation(
      { container, transaction, key, ifMatch: each.ifMatch, ifNoneMatch: each.ifNoneMatch },
      each,
    );
    transaction.commit(journal);
    return operationResult(response);
  });
  return { status: results.some(({ statusCode }) => statusCode >= 400) ? 207 : 200, body: results };
}

function runOperation(target: OperationTarget, each: Operation): CosmosResponse {
  switch (each.operationType) {
    case 'Create':
      return createDocument(target, each.resourceBody);
    case 'Upsert':
      return upsertDocument(target, each.resourceBody);
    case 'Read':
      return pointRead(target, each.id);
    case 'Delete':
      return deleteDocument(target, each.id);
    case 'Replace':
      return replaceDocument(target, each.id, each.resourceBody);
    case 'Patch':
      return patchDocument(target, each.id, each.resourceBody);
  }
}

function operationResult({ status, body }: CosmosResponse) {
  const isDocument = typeof body === 'object' && body !== null && '_etag' in body;
  return {
    statusCode: status,
    requestCharge: 1,
    ...(isDocument ? { eTag: body._etag, resourceBody: body } : {}),
  };
}
