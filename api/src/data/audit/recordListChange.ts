import { randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** A change of one of the portal's lists: words and keys of the configuration. */
interface ListChange {
  readonly by: Actor;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/** Adds to the audit trail that somebody changed the configuration. */
export async function recordListChange({ by, details }: ListChange, now: Date): Promise<void> {
  const at = now.toISOString();
  const about = by.id === null ? {} : { userId: by.id };
  await appendEntry(
    { eventId: `${at}|${randomUUID()}`, at, kind: 'configuration-changed', by, details, ...about },
    false,
  );
}
