import * as z from 'zod/mini';
import { type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { readDocument } from '../documents.ts';

const stored = z.omit(trailEvent, { eventId: true });

/** An event of a request as the audit trail has it; null if there is none. `known`: the stored event, if the caller has it. */
export async function readRequestEvent(
  requestId: string,
  eventId: string,
  known?: unknown,
): Promise<TrailEvent | null> {
  const event =
    known === undefined
      ? (await readDocument('requests', eventId, requestId, stored))?.value
      : z.parse(stored, known);
  return event ? { eventId, ...event } : null;
}
