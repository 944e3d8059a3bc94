import type { Actor } from '../../../domain/requests/actor.ts';
import type { EventOf } from '../../../domain/requests/requestEvents.ts';

/** A file of a request that a person opens, and how. */
export interface OpenedFile {
  readonly requestId: string;
  readonly fileId: string;
  /** The person's key in claims: a user id, or the holder of the request. */
  readonly subject: string;
  readonly by: Actor;
  readonly action: 'download' | 'preview' | 'open';
}

/** The audit event of an opened file. */
export function fileOpenedEvent({ fileId, by, action }: OpenedFile, now: Date): EventOf<'file-opened'> {
  return { kind: 'file-opened', at: now.toISOString(), by, details: { fileId, action } };
}

/** A unique key for the event. */
export function fileOpenedKey(now: Date): string {
  return `open|${now.toISOString()}|${crypto.randomUUID()}`;
}
