import type { TaskRef } from '../../domain/requests/change.ts';
import { viewSlot } from '../../domain/requests/views/viewSlot.ts';
import type { EventOf } from '../../domain/requests/requestEvents.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import { writeBatch } from '../writeBatch.ts';
import { eventAndTask, taskIdOf } from './partition.ts';

type Reading = 'request-opened' | 'code-shown' | 'activity-exported';

const ALREADY_NOTED = new Set([409]);

/**
 * Records in the audit trail of a request that somebody read it, was shown its verification code, or took its activity
 * away. Answers the task to run now; none when this reading was noted already.
 */
export async function recordReading(
  requestId: string,
  by: Actor,
  now: Date,
  kind: Reading = 'request-opened',
): Promise<TaskRef[]> {
  const event: EventOf<Reading> = { kind, at: now.toISOString(), by, details: {} };
  const once = kind === 'request-opened' ? `${viewSlot(now)}|${by.id}` : crypto.randomUUID();
  const key = `read|${kind}|${once}`;
  const outcome = await writeBatch(
    'requests',
    requestId,
    () => eventAndTask(requestId, key, { event, work: [] }, now),
    ALREADY_NOTED,
  );
  return outcome.ok ? [{ requestId, taskId: taskIdOf(key) }] : [];
}
