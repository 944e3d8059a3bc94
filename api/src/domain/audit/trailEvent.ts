import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** Something that happened, as the trail keeps it: ids and keys, no personal data. */
export const trailEvent = z.object({
  /** Names the event once and for all, together with what it is about. */
  eventId: z.string(),
  at: z.string(),
  kind: z.string(),
  /** Who did it: for an account a user id, `system` or `unknown`. */
  by: z.union([actor, z.string()]),
  /** What it is about: a request or an account. */
  requestId: z.optional(z.string()),
  userId: z.optional(z.string()),
  details: z.record(z.string(), z.unknown()),
});

export type TrailEvent = z.output<typeof trailEvent>;

/** Whether both are the same event, whatever they say of it. */
export function isSameEvent(
  one: Pick<TrailEvent, 'eventId' | 'requestId' | 'userId'>,
  other: Pick<TrailEvent, 'eventId' | 'requestId' | 'userId'>,
): boolean {
  return keyOfEvent(one) === keyOfEvent(other);
}

export function keyOfEvent({
  eventId,
  requestId,
  userId,
}: Pick<TrailEvent, 'eventId' | 'requestId' | 'userId'>): string {
  return `${requestId ?? ''}/${userId ?? ''}/${eventId}`;
}
