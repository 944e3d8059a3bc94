import type { JSONObject, OperationInput } from '@azure/cosmos';
import { RECORD_DAYS } from '@portal/contract/retention/rules.ts';
import type { DisclosureLogEvent } from '../../domain/disclosures/disclosureLogEvents.ts';
import type { Change, CommittedTask, TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { RequestEvent } from '../../domain/requests/requestEvents.ts';
import { taskPriority } from '../../domain/operations/sweepOrder.ts';
import type { DelayedNotifications } from '../../domain/notifications/delayNotifications.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';

/** Lifetime of events and of the disclosure log. */
export const RECORD_SECONDS = RECORD_DAYS * 24 * 3600;

/** Time in which the process that committed a change runs its task, before the sweep may run it. */
export const INLINE_GRACE_MS = 45_000;

/** An event with the steps that follow it. */
type RecordedEvent =
  | Pick<Change, 'event' | 'moreEvents' | 'steps'>
  | { readonly event: DisclosureLogEvent; readonly moreEvents?: never; readonly steps: readonly TaskStep[] };

/** The version of a request, or a unique name for other events. */
type Key = number | string;

const documentIdOf = (kind: 'ev' | 'task', key: Key) =>
  `${kind}|${typeof key === 'number' ? String(key).padStart(6, '0') : key}`;

/** How the IDs of tasks with delayed notifications end. */
export const DELAYED = '|delayed';

export const taskIdOf = (key: Key) => documentIdOf('task', key);

/**
 * The operations that write an event together with its task: the given steps, and always the copy to the audit trail.
 * All events are written this way. `key` determines the ids of the task and of all events. A key
 * that was used before makes the batch fail. `changeId` tells whose change a stored task belongs to.
 */
export function eventAndTask(
  requestId: string,
  key: Key,
  { event, moreEvents = [], steps }: RecordedEvent,
  now: Date,
  changeId?: string,
): OperationInput[] {
  const id = documentIdOf('ev', key);
  const more = moreEvents.map((each, index) => ({
    id: `${id}|also${index === 0 ? '' : index + 1}`,
    event: each,
  }));
  const stored = [{ id, event }, ...more];
  const audits = stored.map(({ id: eventId }) => ({ kind: 'audit', eventId }) as const);
  return [
    ...stored.map((one) => eventDocument(requestId, one.id, one.event)),
    { ...taskDocument(requestId, taskIdOf(key), [...steps, ...audits], now), ...(changeId && { changeId }) },
  ].map((resourceBody) => ({ operationType: 'Create', resourceBody }));
}

/** The operations that write several events with one task. `key` determines the id of the task. */
export function eventsAndTask(
  requestId: string,
  key: string,
  events: readonly { readonly key: string; readonly event: RequestEvent }[],
  now: Date,
): OperationInput[] {
  const stored = events.map((one) => ({ id: documentIdOf('ev', one.key), event: one.event }));
  const audits: TaskStep[] = stored.map(({ id }) => ({ kind: 'audit', eventId: id }));
  return [
    ...stored.map(({ id, event }) => eventDocument(requestId, id, event)),
    taskDocument(requestId, taskIdOf(key), audits, now),
  ].map((resourceBody) => ({ operationType: 'Create', resourceBody }));
}

function eventDocument(requestId: string, id: string, event: RequestEvent | DisclosureLogEvent): JSONObject {
  return { id, requestId, type: 'event', ...event, ttl: RECORD_SECONDS } as unknown as JSONObject;
}

/** The operation that stores the delayed notifications of a change, in the transaction of the change. */
export function delayedTask(
  requestId: string,
  seq: number,
  { notifications, dueAt }: DelayedNotifications,
  now: Date,
): OperationInput {
  const id = `${taskIdOf(seq)}${DELAYED}`;
  const dueAfterMs = Date.parse(dueAt) - now.getTime();
  const step = { kind: 'notify-client-later', notifications } as const;
  return {
    operationType: 'Create',
    resourceBody: taskDocument(requestId, id, [step], now, dueAfterMs),
  };
}

/** An outbox task as it is stored: `work` has the steps that follow a committed change. The sweep runs it after `dueAfterMs`. */
export function taskDocument(
  requestId: string,
  id: string,
  steps: readonly TaskStep[],
  now: Date,
  dueAfterMs = INLINE_GRACE_MS,
): JSONObject {
  const due = new Date(now.getTime() + dueAfterMs).toISOString();
  const task = { id, requestId, type: 'task', due, attempts: 0, work: steps, ...storedPriority(steps) };
  return task as unknown as JSONObject;
}

/**
 * Only payment tasks have a priority. Tasks without one, including those of earlier versions, are normal. Checks have a
 * field of their own, which earlier versions ignore: to them, checks are normal.
 */
export function storedPriority(steps: readonly TaskStep[]): { priority?: 'payment'; lane?: 'check' } {
  const priority = taskPriority(steps);
  if (priority === 'payment') return { priority };
  return priority === 'check' ? { lane: priority } : {};
}

type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * The task of a transaction that was just committed, with what the transaction wrote. `request`: the new version of the
 * request, if it wrote one. `previous`: the version before; null for a new request.
 */
export function committedTask(
  requestId: string,
  taskId: string,
  operations: readonly OperationInput[],
  request?: RequestDocument,
  previous: RequestDocument | null = null,
): TaskRef {
  const created = operations.flatMap((operation) =>
    operation.operationType === 'Create' ? [asStored(operation.resourceBody)] : [],
  );
  const task = created.find(({ id }) => id === taskId);
  if (!task) throw new Error(`The transaction has no ${taskId}`);
  const {
    due,
    work: steps,
    changeId,
  } = task as unknown as Omit<CommittedTask, 'steps'> & {
    readonly work: CommittedTask['steps'];
  };
  const events = created
    .filter(({ type }) => type === 'event')
    .map((event) => [String(event['id']), event] as const);
  const committed = { due, steps, ...(changeId !== undefined && { changeId }), events: new Map(events) };
  return { requestId, taskId, committed: { ...committed, ...(request && { request, previous }) } };
}

/** A document as it would be read back. */
function asStored(document: unknown): StoredDocument {
  return JSON.parse(JSON.stringify(document)) as StoredDocument;
}
