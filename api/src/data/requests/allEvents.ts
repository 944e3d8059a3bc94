import * as z from 'zod/mini';
import { type TrailEvent, trailEvent } from '../../domain/audit/trailEvent.ts';
import { pagesOf } from '../pagesOf.ts';

const stored = z.extend(z.omit(trailEvent, { eventId: true }), { id: z.string() });

/** Every event of every request, as the trail must have it. */
export async function* allEvents(): AsyncGenerator<TrailEvent> {
  const query = {
    query: 'SELECT * FROM c WHERE c.type = @type',
    parameters: [{ name: '@type', value: 'event' }],
  };
  for await (const document of pagesOf('requests', query)) {
    const { id, ...event } = stored.parse(document);
    yield { eventId: id, ...event };
  }
}
