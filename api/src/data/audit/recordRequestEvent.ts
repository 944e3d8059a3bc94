import * as z from 'zod/mini';
import { trailEvent } from '../../domain/audit/trailEvent.ts';
import { readDocument } from '../documents.ts';
import { appendEntry } from './appendEntry.ts';

const stored = z.omit(trailEvent, { eventId: true });

/** Copies an event of a request into the audit trail. `mayExist`: an earlier attempt may have copied it. */
export async function recordRequestEvent(
  requestId: string,
  eventId: string,
  mayExist: boolean,
): Promise<void> {
  const event = await readDocument('requests', eventId, requestId, stored);
  if (event) await appendEntry({ eventId, ...event.value }, mayExist);
}
