import type { Opening } from './downloads.ts';

const SIX_YEARS_SECONDS = 6 * 365 * 24 * 3600;

/** The audit event of a file that was opened. */
export function openingEvent({ requestId, fileId, by, action }: Opening, now: Date) {
  const at = now.toISOString();
  return {
    id: `ev|open|${at}|${crypto.randomUUID()}`,
    requestId,
    type: 'event',
    kind: 'file-opened',
    at,
    by,
    details: { fileId, action },
    ttl: SIX_YEARS_SECONDS,
  };
}
