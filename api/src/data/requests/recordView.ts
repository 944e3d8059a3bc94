import type { TaskRef } from '../../domain/requests/change.ts';
import { viewSlot } from '../../domain/requests/views/viewSlot.ts';
import type { EventOf } from '../../domain/requests/requestEvents.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, taskIdOf } from './partition.ts';

type ViewEvent = EventOf<'request-opened' | 'code-shown' | 'activity-exported' | 'messages-exported'>;
type View = { [Kind in ViewEvent['kind']]: Pick<EventOf<Kind>, 'kind' | 'details'> }[ViewEvent['kind']];

const ALREADY_RECORDED = new Set([409]);

/**
 * Records that a person opened a request, saw its verification code, or exported its activity or messages. Returns the
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
  const suffix = kind === 'request-opened' ? `${viewSlot(now)}|${by.id}` : crypto.randomUUID();
  const key = `read|${kind}|${suffix}`;
  const outcome = await writeBatch(
    'requests',
    requestId,
    () => eventAndTask(requestId, key, { event, work: [] }, now),
    ALREADY_RECORDED,
  );
  return outcome.ok ? [{ requestId, taskId: taskIdOf(key) }] : [];
}
