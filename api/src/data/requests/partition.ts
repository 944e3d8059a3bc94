import type { JSONObject, OperationInput } from '@azure/cosmos';
import { RECORD_DAYS } from '@portal/contract/retention/rules.ts';
import type { RegisterEvent } from '../../domain/disclosures/registerEvents.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestEvent } from '../../domain/requests/requestEvents.ts';
import { taskPriority } from '../../domain/operations/sweepOrder.ts';
import type { Work } from '../../domain/requests/work.ts';

/** How long events, and the register of disclosures, are kept. */
export const RECORD_SECONDS = RECORD_DAYS * 24 * 3600;

/** Inline work has this long before the sweep may pick its task up. */
const INLINE_HEADSTART_MS = 45_000;

/** What is written in one step. */
type Recorded =
  | Pick<Change, 'event' | 'secondEvent' | 'work'>
  | { readonly event: RegisterEvent; readonly secondEvent?: never; readonly work: readonly Work[] };

/** A version of a request numbers its event and its task; others have a name of their own. */
type Key = number | string;

const named = (kind: 'ev' | 'task', key: Key) =>
  `${kind}|${typeof key === 'number' ? String(key).padStart(6, '0') : key}`;

export const taskIdOf = (key: Key) => named('task', key);

/**
 * Writes an event together with the task of what follows from it: the given work, and always its entry in the audit
 * trail. No event is written in any other way. `key` names both, and the second event after them; one whose key was used
 * before is refused.
 */
export function eventAndTask(
  requestId: string,
  key: Key,
  { event, secondEvent, work }: Recorded,
  now: Date,
): OperationInput[] {
  const id = named('ev', key);
  const stored = [{ id, event }, ...(secondEvent ? [{ id: `${id}|also`, event: secondEvent }] : [])];
  const audits = stored.map(({ id: eventId }) => ({ kind: 'audit', eventId }) as const);
  return [
    ...stored.map((one) => eventDocument(requestId, one.id, one.event)),
    taskDocument(requestId, taskIdOf(key), [...work, ...audits], now),
  ].map((resourceBody) => ({ operationType: 'Create', resourceBody }));
}

/** The same for several events at once, each under a name of its own; one task, which `key` names, follows from them all. */
export function eventsAndTask(
  requestId: string,
  key: string,
  events: readonly { readonly key: string; readonly event: RequestEvent }[],
  now: Date,
): OperationInput[] {
  const stored = events.map((one) => ({ id: named('ev', one.key), event: one.event }));
  const follows: Work[] = stored.map(({ id }) => ({ kind: 'audit', eventId: id }));
  return [
    ...stored.map(({ id, event }) => eventDocument(requestId, id, event)),
    taskDocument(requestId, taskIdOf(key), follows, now),
  ].map((resourceBody) => ({ operationType: 'Create', resourceBody }));
}

function eventDocument(requestId: string, id: string, event: RequestEvent | RegisterEvent): JSONObject {
  return { id, requestId, type: 'event', ...event, ttl: RECORD_SECONDS } as unknown as JSONObject;
}

/** An outbox entry: what is left to do once a change is committed. The sweep runs it after `dueAfterMs`. */
export function taskDocument(
  requestId: string,
  id: string,
  work: readonly Work[],
  now: Date,
  dueAfterMs = INLINE_HEADSTART_MS,
): JSONObject {
  const due = new Date(now.getTime() + dueAfterMs).toISOString();
  const task = { id, requestId, type: 'task', due, attempts: 0, work, ...storedPriority(work) };
  return task as unknown as JSONObject;
}

/** Kept with payment tasks only, so that tasks without it, those of earlier versions among them, are normal ones. */
export function storedPriority(work: readonly Work[]): { priority?: 'payment' } {
  return taskPriority(work) === 'payment' ? { priority: 'payment' } : {};
}
