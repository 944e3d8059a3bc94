import type { AuditEvent } from '../../domain/request/change.ts';
import type { Opening } from './downloads.ts';

/** The audit event of a file that was opened. */
export function openingEvent({ fileId, by, action }: Opening, now: Date): AuditEvent {
  return { kind: 'file-opened', at: now.toISOString(), by, details: { fileId, action } };
}

/** Names the event among those of its request. */
export function openingKey(now: Date): string {
  return `open|${now.toISOString()}|${crypto.randomUUID()}`;
}
