import { type StoredEvent, storedEvent } from '../../../domain/requests/storedEvent.ts';
import { readDocument } from '../../documents.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

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
  return queryDocuments(
    'requests',
    requestId,
    storedEvent,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.at >= @from AND c.at < @to AND c.kind = @kind AND (c["by"].kind = @client OR c["by"].kind = @holder) ORDER BY c.at DESC`,
    { requestId, type: 'event', from, to, kind: 'file-opened', client: 'client', holder: 'holder' },
  );
}

/** An event of a request by its id; null if there is none. */
export async function readEvent(requestId: string, eventId: string): Promise<StoredEvent | null> {
  return (await readDocument('requests', eventId, requestId, storedEvent))?.value ?? null;
}
