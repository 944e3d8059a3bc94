import * as z from 'zod/mini';
import { partitionOf } from '../../domain/audit/partitionOf.ts';
import { isSameEvent, type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { onContainer } from '../cosmos.ts';

/** The first entry of an event, or null. */
export async function findEntry(
  event: Pick<TrailEvent, 'at' | 'eventId' | 'requestId' | 'userId'>,
): Promise<TrailEvent | null> {
  const pk = partitionOf(event);
  // The first events of all requests have the same id.
  const { requestId } = event;
  return onContainer('audit', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT * FROM c WHERE c.pk = @pk AND c.eventId = @eventId${requestId ? ' AND c.requestId = @requestId' : ''}`,
          parameters: [
            { name: '@pk', value: pk },
            { name: '@eventId', value: event.eventId },
            ...(requestId ? [{ name: '@requestId', value: requestId }] : []),
          ],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    const entries = z.array(trailEvent).parse(resources);
    return entries.find((entry) => isSameEvent(entry, event)) ?? null;
  });
}
