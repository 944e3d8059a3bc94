import type { TaskRef } from '../../domain/requests/change.ts';
import { viewSlot } from '../../domain/requests/views/viewSlot.ts';
import type { EventOf } from '../../domain/requests/requestEvents.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { writeBatch } from '../writeBatch.ts';
import { committedTask, eventAndTask, taskIdOf } from './partition.ts';

type ViewEvent = EventOf<
  | 'request-opened'
  | 'assembly-opened'
  | 'pages-arranged'
  | 'pages-redacted'
  | 'pages-checked'
  | 'name-accepted'
  | 'code-shown'
  | 'activity-exported'
  | 'messages-exported'
  | 'incident-letter-read'
>;
type View = { [Kind in ViewEvent['kind']]: Pick<EventOf<Kind>, 'kind' | 'details'> }[ViewEvent['kind']];

/** Recorded once in five minutes for each person. */
const oncePerSlot: ReadonlySet<ViewEvent['kind']> = new Set([
  'request-opened',
  'assembly-opened',
  'pages-arranged',
  'pages-redacted',
  'pages-checked',
]);

const ALREADY_RECORDED = new Set([409]);

/** What this instance has recorded today, or in the last five minutes, so that further views cost nothing. */
const recordedOpenings = { day: '', keys: new Set<string>() };
const recordedViews = { slot: '', keys: new Set<string>() };

/**
 * Records that a person opened or arranged something of a request, saw its verification code, or exported its activity, messages or a letter. Returns the
 * task to run now. Empty if this was already recorded.
 */
export async function recordView(
  requestId: string,
  by: Actor,
  now: Date,
  view: View = { kind: 'request-opened', details: {} },
): Promise<TaskRef[]> {
  const event: ViewEvent = { ...view, at: now.toISOString(), by };
  const { kind } = view;
  if (!oncePerSlot.has(kind)) return record(requestId, `read|${kind}|${crypto.randomUUID()}`, event, now);
  const slot = viewSlot(now);
  if (recordedViews.slot !== slot) {
    recordedViews.slot = slot;
    recordedViews.keys.clear();
  }
  const key = `read|${kind}|${slot}|${by.id}`;
  const viewed = `${requestId}|${key}`;
  if (recordedViews.keys.has(viewed)) return [];
  const pendingTasks = await record(requestId, key, event, now);
  recordedViews.keys.add(viewed);
  return pendingTasks;
}

/** Records that a person of the staff read pages or a packet of a request, as `recordView` does. */
export async function recordPagesView(requestId: string, by: Actor, now: Date): Promise<TaskRef[]> {
  return recordView(requestId, by, now, { kind: 'assembly-opened', details: {} });
}

/**
 * Records that a client opened a request that is in their list: once for each client and day (UTC). Returns the task to
 * run now. Empty if this was already recorded.
 */
export async function recordClientView(requestId: string, by: Actor, now: Date): Promise<TaskRef[]> {
  const day = now.toISOString().slice(0, 10);
  if (recordedOpenings.day !== day) {
    recordedOpenings.day = day;
    recordedOpenings.keys.clear();
  }
  const opening = `${requestId}|${by.id}`;
  if (recordedOpenings.keys.has(opening)) return [];
  const event: ViewEvent = { kind: 'request-opened', details: {}, at: now.toISOString(), by };
  const key = `read|request-opened|${day}|${by.id}`;
  const pendingTasks = await record(requestId, key, event, now);
  recordedOpenings.keys.add(opening);
  return pendingTasks;
}

async function record(requestId: string, key: string, event: ViewEvent, now: Date): Promise<TaskRef[]> {
  const operations = () => eventAndTask(requestId, key, { event, steps: [] }, now);
  const outcome = await writeBatch('requests', requestId, operations, ALREADY_RECORDED);
  return outcome.ok ? [committedTask(requestId, taskIdOf(key), operations())] : [];
}
