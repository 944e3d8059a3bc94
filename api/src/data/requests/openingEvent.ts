import type { Actor } from '../../domain/requests/actor.ts';
import type { EventOf } from '../../domain/requests/requestEvents.ts';

export interface Opening {
  readonly requestId: string;
  readonly fileId: string;
  /** Who opened it, as one word: a user id, or the holder of the request. */
  readonly subject: string;
  readonly by: Actor;
  readonly action: 'download' | 'preview' | 'open';
}

/** The audit event of a file that was opened. */
export function openingEvent({ fileId, by, action }: Opening, now: Date): EventOf<'file-opened'> {
  return { kind: 'file-opened', at: now.toISOString(), by, details: { fileId, action } };
}

/** Names the event among those of its request. */
export function openingKey(now: Date): string {
  return `open|${now.toISOString()}|${crypto.randomUUID()}`;
}
