import * as z from 'zod/mini';
import { type StoredEvent, storedEvent } from '../../../domain/requests/storedEvent.ts';
import { onContainer } from '../../cosmos.ts';
import { readDocument } from '../../documents.ts';

interface FileOpenedQuery {
  readonly requestId: string;
  /** Instants; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}

/** The events of files that clients and holders opened in a period, newest first. */
export async function listFileOpenedEvents({
  requestId,
  from,
  to,
  limit,
}: FileOpenedQuery): Promise<StoredEvent[]> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.at >= @from AND c.at < @to AND c.kind = @kind AND (c["by"].kind = @client OR c["by"].kind = @holder) ORDER BY c.at DESC`,
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'event' },
            { name: '@from', value: from },
            { name: '@to', value: to },
            { name: '@kind', value: 'file-opened' },
            { name: '@client', value: 'client' },
            { name: '@holder', value: 'holder' },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return z.array(storedEvent).parse(resources);
  });
}

/** An event of a request by its id; null if there is none. */
export async function readEvent(requestId: string, eventId: string): Promise<StoredEvent | null> {
  return (await readDocument('requests', eventId, requestId, storedEvent))?.value ?? null;
}
