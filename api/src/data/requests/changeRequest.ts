import { randomUUID } from 'node:crypto';
import type { JSONObject, OperationInput } from '@azure/cosmos';
import { settings } from '../../config/settings.ts';
import { affectsDeadline, withDeadline } from '../../domain/deadlines/updateDeadline.ts';
import { delayNotifications } from '../../domain/notifications/delayNotifications.ts';
import { withoutOldMarks } from '../../domain/notifications/delivery/undelivered.ts';
import type { Change, TaskRef } from '../../domain/requests/change.ts';
import { withEndOfWait } from '../../domain/requests/fulfillment/waitingStatus.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { withWorkCount } from '../../domain/requests/fulfillment/workCount.ts';
import { withGate } from '../../domain/packets/checks/gate.ts';
import { hasRoomFor } from '../../domain/files/hasRoomFor.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { readDeadlineRules } from '../configuration/deadlineRules.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { writeBatch } from '../writeBatch.ts';
import { committedTask, delayedTask, eventAndTask, taskIdOf } from './partition.ts';
import { idempotencyDocument, type IdempotencyKey, readTaskOfChange } from './idempotency.ts';
import { incidentDocument } from './incidents.ts';
import { asRead, noteWrite, readRequest } from './readRequest.ts';
import { readTask } from './tasks.ts';
import { withinSampleOrThrow } from './withinSampleOrThrow.ts';

export interface ChangedRequest {
  readonly request: RequestDocument;
  /** The outbox tasks to run now. Empty if nothing changed. */
  readonly pendingTasks: TaskRef[];
  /** The new documents that were stored with the change. */
  readonly documents?: Change['documents'];
  /** The change with this key was made by an earlier call. */
  readonly isRepeat?: true;
}

/**
 * Changes a request: reads it, decides, completes the change with the due date, and commits the new version, its event,
 * its task and its documents in one transaction.
 * `decide` is called again after a write conflict, unless that was the change itself; null changes nothing. Throws `conflict`
 * if the request is full. `target`: its ID, or the request as it was read, on which the first attempt then decides.
 * With a key, the request is changed at most once: if the change of this key was made, returns its task.
 */
export async function changeRequest(
  target: string | RequestDocument,
  decide: (request: RequestDocument) => Change | null,
  now: Date,
  idempotencyKey?: IdempotencyKey,
): Promise<ChangedRequest> {
  const requestId = typeof target === 'string' ? target : target.requestId;
  let known = typeof target === 'string' ? null : asRead(target);
  const changeId = randomUUID();
  let isFirst = true;
  let written: { readonly taskId: string; readonly documents?: Change['documents'] } | undefined;
  const readTaskOfKey = async () =>
    idempotencyKey === undefined ? null : readTaskOfChange(requestId, idempotencyKey);
  return retryOnConflict<ChangedRequest>('the request', async () => {
    const [stored, doneBefore] = await Promise.all([
      known ?? readRequest(requestId),
      // Nearly always it was not made. If it was, the write meets its key.
      isFirst ? null : readTaskOfKey(),
    ]);
    known = null;
    isFirst = false;
    if (!stored) throw notFound('Request not found');
    // The store can make a change and then fail to answer, so that its repetition meets it.
    if (written && (await readTask(requestId, written.taskId))?.changeId === changeId) {
      const { taskId, documents } = written;
      return succeeded({ request: stored.value, pendingTasks: [{ requestId, taskId }], documents });
    }
    const repeatOf = (taskId: string) =>
      succeeded({ request: stored.value, pendingTasks: [{ requestId, taskId }], isRepeat: true as const });
    if (doneBefore !== null) return repeatOf(doneBefore);
    const decision = await attemptDecision(() => decideChange(stored.value, decide, now));
    if (!decision.change) {
      // What the decision met can be this change.
      const doneMeanwhile = await readTaskOfKey();
      if (doneMeanwhile !== null) return repeatOf(doneMeanwhile);
      if ('error' in decision) throw decision.error;
      return succeeded({ request: stored.value, pendingTasks: [] });
    }
    const { change } = decision;
    const delayMs = settings().NOTIFICATION_DELAY_SECONDS * 1000;
    const { request, steps, delayed } = delayNotifications(change, now, delayMs);
    const operations = (): OperationInput[] => [
      ...eventAndTask(requestId, request.seq, { ...change, steps }, now, changeId),
      ...(delayed ? [delayedTask(requestId, request.seq, delayed, now)] : []),
      ...(idempotencyKey === undefined
        ? []
        : [idempotencyDocument(requestId, idempotencyKey, taskIdOf(request.seq))]),
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
        resourceBody: { ...request } as unknown as JSONObject,
      },
    ];
    const outcome = await writeBatch('requests', requestId, operations);
    if (outcome.ok) noteWrite();
    written = { taskId: taskIdOf(request.seq), documents: change.documents };
    return outcome.ok
      ? succeeded({
          request,
          pendingTasks: [committedTask(requestId, written.taskId, operations(), request, stored.value)],
          documents: change.documents,
        })
      : writeConflict;
  });
}

/** The complete change; null if nothing changes. */
async function decideChange(
  request: RequestDocument,
  decide: (request: RequestDocument) => Change | null,
  now: Date,
): Promise<Change | null> {
  const wanted = decide(request);
  if (!wanted) return null;
  const counted = withWorkCount(request, withEndOfWait(request, withinSampleOrThrow(wanted, request), now));
  const decided = withGate(request, withoutOldMarks(request, counted));
  const change = affectsDeadline(request, decided.request)
    ? withDeadline(decided, await readDeadlineRules(), now)
    : decided;
  if (!hasRoomFor(request, change)) throw requestFull();
  return change;
}

async function attemptDecision(
  decide: () => Promise<Change | null>,
): Promise<{ readonly change: Change | null } | { readonly change: null; readonly error: unknown }> {
  try {
    return { change: await decide() };
  } catch (error) {
    return { change: null, error };
  }
}

function requestFull(): PortalError {
  return new PortalError(
    'conflict',
    'This request has reached its size limit. Shorten the text, or contact us.',
  );
}
