import { randomUUID } from 'node:crypto';
import type { JSONObject, OperationInput } from '@azure/cosmos';
import { settings } from '../../config/settings.ts';
import { affectsDeadline, withDeadline } from '../../domain/deadlines/updateDeadline.ts';
import { delayNotifications } from '../../domain/notifications/delayNotifications.ts';
import { withoutOldMarks } from '../../domain/notifications/delivery/undelivered.ts';
import type { Change, TaskRef } from '../../domain/requests/change.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { hasRoomFor } from '../../domain/files/hasRoomFor.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { readDeadlineRules } from '../configuration/deadlineRules.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';
import { committedTask } from './committedTask.ts';
import { delayedTask, eventAndTask, taskIdOf } from './partition.ts';
import { idempotencyDocument, type IdempotencyKey, readTaskOfChange } from './idempotency.ts';
import { incidentDocument } from './incidents.ts';
import { readRequest } from './readRequest.ts';
import { readTask } from './tasks.ts';
import { withinSampleOrThrow } from './withinSampleOrThrow.ts';

export interface ChangedRequest {
  readonly root: RequestRoot;
  /** The outbox tasks to run now. Empty if nothing changed. */
  readonly pendingTasks: TaskRef[];
  /** The change with this key was made by an earlier call. */
  readonly isRepeat?: true;
}

/**
 * Changes a request: reads it, decides, completes the change with the due date, and commits the new version, its event,
 * its task and its documents in one transaction.
 * `decide` is called again after a write conflict, unless that was the change itself; null changes nothing. Throws `conflict`
 * if the request is full.
 * With a key, the request is changed at most once: if the change of this key was made, returns its task.
 */
export async function changeRequest(
  requestId: string,
  decide: (root: RequestRoot) => Change | null,
  now: Date,
  idempotencyKey?: IdempotencyKey,
): Promise<ChangedRequest> {
  const changeId = randomUUID();
  let writtenTaskId: string | undefined;
  return retryOnConflict<ChangedRequest>('the request', async () => {
    const stored = await readRequest(requestId);
    if (!stored) throw notFound('Request not found');
    // The store can make a change and then fail to answer, so that its repetition meets it.
    if (writtenTaskId !== undefined && (await readTask(requestId, writtenTaskId))?.changeId === changeId)
      return succeeded({ root: stored.value, pendingTasks: [{ requestId, taskId: writtenTaskId }] });
    const doneBy = idempotencyKey === undefined ? null : await readTaskOfChange(requestId, idempotencyKey);
    if (doneBy !== null)
      return succeeded({ root: stored.value, pendingTasks: [{ requestId, taskId: doneBy }], isRepeat: true });
    const wanted = decide(stored.value);
    if (!wanted) return succeeded({ root: stored.value, pendingTasks: [] });
    const decided = withoutOldMarks(stored.value, withinSampleOrThrow(wanted, stored.value));
    const change = affectsDeadline(stored.value, decided.root)
      ? withDeadline(decided, await readDeadlineRules(), now)
      : decided;
    if (!hasRoomFor(stored.value, change)) throw requestFull();
    const delayMs = settings().NOTIFICATION_DELAY_SECONDS * 1000;
    const { root, work, delayed } = delayNotifications(change, now, delayMs);
    const operations = (): OperationInput[] => [
      ...eventAndTask(requestId, root.seq, { ...change, work }, now, changeId),
      ...(delayed ? [delayedTask(requestId, root.seq, delayed, now)] : []),
      ...(idempotencyKey === undefined
        ? []
        : [idempotencyDocument(requestId, idempotencyKey, taskIdOf(root.seq))]),
      ...(change.documents ?? []).map((document) => ({
        operationType: 'Create' as const,
        resourceBody: { ...document } as unknown as JSONObject,
      })),
      ...(change.incident
        ? [{ operationType: 'Create' as const, resourceBody: incidentDocument(change.incident) }]
        : []),
      {
        operationType: 'Replace',
        id: 'root',
        ifMatch: stored.etag,
        resourceBody: { ...root } as unknown as JSONObject,
      },
    ];
    const outcome = await writeBatch('requests', requestId, operations);
    writtenTaskId = taskIdOf(root.seq);
    return outcome.ok
      ? succeeded({ root, pendingTasks: [committedTask(requestId, writtenTaskId, operations(), root)] })
      : writeConflict;
  });
}

function requestFull(): PortalError {
  return new PortalError(
    'conflict',
    'This request has reached its size limit. Shorten the text, or submit a new request.',
  );
}
