import * as z from 'zod/mini';
import { type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { readDocument } from '../documents.ts';
import { appendEntry } from './appendEntry.ts';

const stored = z.omit(trailEvent, { eventId: true });

/**
 * Copies an event of a request into the audit trail and returns it; null if there is none. `mayExist`: an earlier attempt
 * may have copied it.
 */
export async function recordRequestEvent(
  requestId: string,
  eventId: string,
  mayExist: boolean,
): Promise<TrailEvent | null> {
  const event = await readDocument('requests', eventId, requestId, stored);
  if (!event) return null;
  const copied = { eventId, ...event.value };
  await appendEntry(copied, mayExist);
  return copied;
}
