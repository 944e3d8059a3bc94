import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { PortalError } from '../../errors/portalError.ts';
import { readDocument } from '../documents.ts';

/** Names a change that a request must not get twice. */
export interface IdempotencyKey {
  readonly key: string;
  /** Hash of what the change is. Absent if a key cannot come with another change. */
  readonly content?: string;
}

/** Longer than anything that may repeat the change. */
const TTL_SECONDS = 2 * 24 * 3600;

const schema = z.object({ taskId: z.string(), content: z.optional(z.string()) });

const idOf = ({ key }: IdempotencyKey) => `idempotency|${key}`;

/** The operation that stores the key of a change, in the transaction of the change. It fails if the change was made. */
export function idempotencyDocument(requestId: string, key: IdempotencyKey, taskId: string): OperationInput {
  return {
    operationType: 'Create',
    resourceBody: {
      id: idOf(key),
      requestId,
      type: 'idempotency',
      taskId,
      ...(key.content !== undefined && { content: key.content }),
      ttl: TTL_SECONDS,
    },
  };
}

/** The ID of the task of the change; null if it was not made. Throws `conflict` if another change was made with the key. */
export async function readTaskOfChange(requestId: string, key: IdempotencyKey): Promise<string | null> {
  const stored = await readDocument('requests', idOf(key), requestId, schema);
  if (!stored) return null;
  if (stored.value.content !== key.content)
    throw new PortalError('conflict', 'Another change was made with this key');
  return stored.value.taskId;
}
