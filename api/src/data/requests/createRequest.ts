import type { JSONObject } from '@azure/cosmos';
import type { Change } from '../../domain/request/change.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask } from './partition.ts';

/** Creates a request with its first event and its outbox task; false when it exists already. */
export async function createRequest(change: Change, now: Date): Promise<boolean> {
  const { root } = change;
  const { requestId, seq } = root;
  const outcome = await writeBatch('requests', requestId, () => [
    { operationType: 'Create', resourceBody: { ...root } as unknown as JSONObject },
    ...eventAndTask(requestId, seq, change, now),
  ]);
  return outcome.ok;
}
