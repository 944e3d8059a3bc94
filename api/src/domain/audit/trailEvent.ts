import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** An event in the audit trail: ids and keys, no personal data. */
export const trailEvent = z.object({
  /** Unique together with the request or account. */
  eventId: z.string(),
  at: z.string(),
  kind: z.string(),
  /** The actor; for account events a user id, `system` or `unknown`. */
  by: z.union([actor, z.string()]),
  // The subject: a request or an account.
  requestId: z.optional(z.string()),
  userId: z.optional(z.string()),
  details: z.record(z.string(), z.unknown()),
});

export type TrailEvent = z.output<typeof trailEvent>;

/** Whether both have the same event id and subject. */
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
