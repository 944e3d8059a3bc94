import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { readDocument } from '../documents.ts';

/** Names a change that a request must not get twice. */
export type Once = string;

/** Longer than anything that may repeat the change. */
const TTL_SECONDS = 2 * 24 * 3600;

const schema = z.object({ taskId: z.string() });

const idOf = (once: Once) => `once|${once}`;

/** The operation that marks the change, in the transaction of the change. It fails if the change was made. */
export function onceDocument(requestId: string, once: Once, taskId: string): OperationInput {
  return {
    operationType: 'Create',
    resourceBody: { id: idOf(once), requestId, type: 'once', taskId, ttl: TTL_SECONDS },
  };
}

/** The ID of the task of the change; null if it was not made. */
export async function readOnce(requestId: string, once: Once): Promise<string | null> {
  return (await readDocument('requests', idOf(once), requestId, schema))?.value.taskId ?? null;
}
