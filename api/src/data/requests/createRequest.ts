import type { JSONObject } from '@azure/cosmos';
import type { Change } from '../../domain/request/change.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventDocument, taskDocument, taskIdOf } from './partition.ts';

/** Creates a request with its first event and its outbox task; false when it exists already. */
export async function createRequest({ root, event, work }: Change, now: Date): Promise<boolean> {
  const { requestId, seq } = root;
  const outcome = await writeBatch('requests', requestId, () => [
    { operationType: 'Create', resourceBody: { ...root } as unknown as JSONObject },
    { operationType: 'Create', resourceBody: eventDocument(requestId, seq, event) },
    { operationType: 'Create', resourceBody: taskDocument(requestId, taskIdOf(seq), work, now) },
  ]);
  return outcome.ok;
}
