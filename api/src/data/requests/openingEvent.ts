import type { Actor } from '../../domain/requests/actor.ts';
import type { EventOf } from '../../domain/requests/requestEvents.ts';

/** A person opens a file of a request. */
export interface FileOpening {
  readonly requestId: string;
  readonly fileId: string;
  /** The person's key in claims: a user id, or the holder of the request. */
  readonly subject: string;
  readonly by: Actor;
  readonly action: 'download' | 'preview' | 'open';
}

/** The audit event of a file opening. */
export function openingEvent({ fileId, by, action }: FileOpening, now: Date): EventOf<'file-opened'> {
  return { kind: 'file-opened', at: now.toISOString(), by, details: { fileId, action } };
}

/** A unique key for the event. */
export function openingKey(now: Date): string {
  return `open|${now.toISOString()}|${crypto.randomUUID()}`;
}
