import * as z from 'zod/mini';
import { type TrailEvent, trailEvent } from '../../../domain/audit/trailEvent.ts';
import { pagesOf } from '../../sdk/pagesOf.ts';

const identity = z.object({ id: z.string(), requestId: z.string() });
const stored = z.omit(trailEvent, { eventId: true });

export interface EventDocument {
  readonly requestId: string;
  readonly id: string;
  /** The event as the audit trail must contain it; null: the stored document is not a valid event. */
  readonly event: TrailEvent | null;
}

/** Every event of every request. */
export async function* allEvents(): AsyncGenerator<EventDocument> {
  const query = {
    query: 'SELECT * FROM c WHERE c.type = @type',
    parameters: [{ name: '@type', value: 'event' }],
  };
  for await (const document of pagesOf('requests', query)) {
    const { id, requestId } = identity.parse(document);
    const parsed = stored.safeParse(document);
    yield { id, requestId, event: parsed.success ? { ...parsed.data, eventId: id } : null };
  }
}
