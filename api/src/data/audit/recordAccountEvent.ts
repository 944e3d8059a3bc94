import type { AccountEvent } from '../../domain/audit/portalEvents.ts';
import { appendNewEvent } from './appendEntry.ts';

/** Adds an event of an account to the audit trail. */
export async function recordAccountEvent(event: AccountEvent, now: Date): Promise<void> {
  await appendNewEvent({ ...event, details: { ...event.details } }, now);
}
