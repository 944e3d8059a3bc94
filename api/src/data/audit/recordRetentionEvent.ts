import { randomUUID } from 'node:crypto';
import { SYSTEM } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** What retention deletes that belongs to no request yet, and what a night came to; ids and numbers only. */
export interface RetentionEvent {
  readonly kind: 'uploads-deleted' | 'draft-deleted' | 'retention-run';
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds an event to the audit trail. */
export async function recordRetentionEvent({ kind, details }: RetentionEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  await appendEntry({ eventId: `${at}|${randomUUID()}`, at, kind, by: SYSTEM, details }, false);
}
