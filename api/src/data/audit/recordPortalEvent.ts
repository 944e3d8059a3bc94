import type { PortalEvent } from '../../domain/audit/portalEvents.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { appendEntry, appendNewEvent } from './appendEntry.ts';

/** Adds an event to the audit trail. An event by a person belongs to the partition of their account. */
export async function recordPortalEvent({ kind, by, details }: PortalEvent, now: Date): Promise<void> {
  const userId = by === 'system' ? null : by.id;
  await appendNewEvent({ kind, by, details: { ...details }, ...(userId !== null && { userId }) }, now);
}

/** Records once that all list rows have been renewed. */
export async function recordRowRenewal(endedAt: string): Promise<void> {
  const eventId = `${endedAt}|row-renewal`;
  await appendEntry({ eventId, at: endedAt, kind: 'rows-renewed', by: SYSTEM, details: {} }, true);
}
