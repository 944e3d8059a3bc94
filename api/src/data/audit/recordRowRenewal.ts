import { SYSTEM } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** Tells the audit trail, once, that all rows of the lists say what those of today say. */
export async function recordRowRenewal(endedAt: string): Promise<void> {
  const eventId = `${endedAt}|row-renewal`;
  await appendEntry({ eventId, at: endedAt, kind: 'rows-renewed', by: SYSTEM, details: {} }, true);
}
