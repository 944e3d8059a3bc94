import type { JSONObject } from '@azure/cosmos';
import type { Change, TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { hasRoomFor } from '../../domain/files/hasRoomFor.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, taskIdOf } from './partition.ts';
import { readRequest } from './readRequest.ts';

export interface Changed {
  readonly root: RequestRoot;
  /** The outbox task to run now; none when there was nothing to change. */
  readonly pendingTasks: TaskRef[];
}

/**
 * The one write path of a request: read, decide, and commit the new version, its event and its task together.
 * `decide` is asked again whenever somebody else wrote first; null leaves the request as it is. Conflict: it is full.
 */
export async function changeRequest(
  requestId: string,
  decide: (root: RequestRoot) => Change | null,
  now: Date,
): Promise<Changed> {
  return retryOnConflict<Changed>('the request', async () => {
    const stored = await readRequest(requestId);
    if (!stored) throw notFound('Request not found');
    const change = decide(stored.value);
    if (!change) return succeeded({ root: stored.value, pendingTasks: [] });
    if (!hasRoomFor(stored.value, change)) throw full();
    const { root } = change;
    const outcome = await writeBatch('requests', requestId, () => [
      ...eventAndTask(requestId, root.seq, change, now),
      {
        operationType: 'Replace',
        id: 'root',
        ifMatch: stored.etag,
        resourceBody: { ...root } as unknown as JSONObject,
      },
    ]);
    return outcome.ok
      ? succeeded({ root, pendingTasks: [{ requestId, taskId: taskIdOf(root.seq) }] })
      : writeConflict;
  });
}

function full(): PortalError {
  return new PortalError('conflict', 'This request is full. Shorten the text, or continue in a new request.');
}
