import { partitionOf } from '../../domain/audit/partitionOf.ts';
import { isSameEvent, type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** The first entry of an event, or null. */
export async function findEntry(
  event: Pick<TrailEvent, 'at' | 'eventId' | 'requestId' | 'userId'>,
): Promise<TrailEvent | null> {
  const pk = partitionOf(event);
  // The first events of all requests have the same id.
  const { requestId } = event;
  const entries = await queryDocuments(
    'audit',
    pk,
    trailEvent,
    `SELECT * FROM c WHERE c.pk = @pk AND c.eventId = @eventId${requestId ? ' AND c.requestId = @requestId' : ''}`,
    { pk, eventId: event.eventId, ...(requestId && { requestId }) },
  );
  return entries.find((entry) => isSameEvent(entry, event)) ?? null;
}
