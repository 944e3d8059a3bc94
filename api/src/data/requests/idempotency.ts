import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { readDocument } from '../documents.ts';

/** Names a change that a request must not get twice. */
export type IdempotencyKey = string;

/** Longer than anything that may repeat the change. */
const TTL_SECONDS = 2 * 24 * 3600;

const schema = z.object({ taskId: z.string() });

const idOf = (key: IdempotencyKey) => `idempotency|${key}`;

/** The operation that stores the key of a change, in the transaction of the change. It fails if the change was made. */
export function idempotencyDocument(requestId: string, key: IdempotencyKey, taskId: string): OperationInput {
  return {
    operationType: 'Create',
    resourceBody: { id: idOf(key), requestId, type: 'idempotency', taskId, ttl: TTL_SECONDS },
  };
}

/** The ID of the task of the change; null if it was not made. */
export async function readTaskOfChange(requestId: string, key: IdempotencyKey): Promise<string | null> {
  return (await readDocument('requests', idOf(key), requestId, schema))?.value.taskId ?? null;
}
