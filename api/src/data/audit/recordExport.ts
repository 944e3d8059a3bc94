import { randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** A part of a list that left the portal as a file; keys and numbers only. */
export interface ExportEvent {
  readonly by: Actor;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the audit trail that somebody exported rows of the request list. */
export async function recordExport({ by, details }: ExportEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  const about = by.id === null ? {} : { userId: by.id };
  await appendEntry(
    { eventId: `${at}|${randomUUID()}`, at, kind: 'list-exported', by, details, ...about },
    false,
  );
}
