import { randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/request/root.ts';
import { createDocument } from '../documents.ts';

const SIX_YEARS_SECONDS = 6 * 365 * 24 * 3600;

/** A part of a list that left the portal as a file; keys and numbers only. */
export interface ExportEvent {
  readonly by: Actor;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the audit trail of the day that somebody exported rows of the request list. */
export async function recordExport({ by, details }: ExportEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  const document = {
    id: `${at}|${randomUUID()}`,
    pk: `${at.slice(0, 10)}|0`,
    at,
    kind: 'list-exported',
    by,
    details,
    ttl: SIX_YEARS_SECONDS,
  };
  await createDocument('audit', document as { id: string });
}
