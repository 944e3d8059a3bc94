import type { JSONObject } from '@azure/cosmos';
import type { AuditEvent, Work } from '../../domain/request/change.ts';

const SIX_YEARS_SECONDS = 6 * 365 * 24 * 3600;

/** Inline work has this long before the sweep may pick its task up. */
const INLINE_HEADSTART_MS = 45_000;

const numbered = (seq: number) => String(seq).padStart(6, '0');

export const taskIdOf = (seq: number) => `task|${numbered(seq)}`;

/** The audit event of one version of a request. */
export function eventDocument(requestId: string, seq: number, event: AuditEvent): JSONObject {
  return {
    id: `ev|${numbered(seq)}`,
    requestId,
    type: 'event',
    ...event,
    ttl: SIX_YEARS_SECONDS,
  } as unknown as JSONObject;
}

/** The outbox entry of one version of a request: what is left to do once it is committed. */
export function taskDocument(requestId: string, id: string, work: readonly Work[], now: Date): JSONObject {
  const due = new Date(now.getTime() + INLINE_HEADSTART_MS).toISOString();
  return { id, requestId, type: 'task', due, attempts: 0, work } as unknown as JSONObject;
}
