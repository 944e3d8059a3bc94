import type { EventOf } from '../../domain/request/requestEvents.ts';
import type { Opening } from './downloads.ts';

/** The audit event of a file that was opened. */
export function openingEvent({ fileId, by, action }: Opening, now: Date): EventOf<'file-opened'> {
  return { kind: 'file-opened', at: now.toISOString(), by, details: { fileId, action } };
}

/** Names the event among those of its request. */
export function openingKey(now: Date): string {
  return `open|${now.toISOString()}|${crypto.randomUUID()}`;
}
