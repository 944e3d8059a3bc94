import type { PortalEvent } from '../../domain/audit/portalEvents.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { appendEntry, appendNow } from './appendEntry.ts';

/** Adds an event of the portal to the audit trail: among those of the account that did it, where one did. */
export async function recordPortalEvent({ kind, by, details }: PortalEvent, now: Date): Promise<void> {
  const userId = by === 'system' ? null : by.id;
  await appendNow({ kind, by, details: { ...details }, ...(userId !== null && { userId }) }, now);
}

/** Tells the audit trail, once, that all rows of the lists say what those of today say. */
export async function recordRowRenewal(endedAt: string): Promise<void> {
  const eventId = `${endedAt}|row-renewal`;
  await appendEntry({ eventId, at: endedAt, kind: 'rows-renewed', by: SYSTEM, details: {} }, true);
}
