import * as z from 'zod/mini';
import { openPayments } from '../../domain/reconciliation/openPayments.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { onContainer } from '../cosmos.ts';
import { createDocument, readDocument } from '../documents.ts';
import { replaceInPartition } from '../ifMatch.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

const OPEN = 'open-payments';

const entry = z.object({ seq: z.int() });

/**
 * Updates the list of requests with open payments, so that they can be found without reading every request. `previous`:
 * the version before; null for a new request, undefined if unknown. The work of each version updates the list, so there
 * is nothing to do if neither has open payments.
 */
export async function projectOpenPayments(
  request: RequestDocument,
  previous?: RequestDocument | null,
): Promise<void> {
  const { requestId, seq } = request;
  const isOpen = openPayments(request).length > 0;
  const wasOpen = previous === undefined || (previous !== null && openPayments(previous).length > 0);
  if (!isOpen && !wasOpen) return;
  const document = { id: requestId, pk: OPEN, kind: 'open-payment', sortKey: requestId, seq };
  await retryOnConflict('the open payments', async () => {
    const stored = await readDocument('views', requestId, OPEN, entry);
    if (stored ? stored.value.seq >= seq : !isOpen) return succeeded(undefined);
    const saved = stored
      ? await (isOpen
          ? replaceInPartition('views', document, OPEN, stored.etag)
          : remove(requestId, stored.etag))
      : await createDocument('views', document);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

async function remove(requestId: string, etag: string): Promise<boolean> {
  return onContainer('views', async (container) => {
    const accessCondition = { type: 'IfMatch', condition: etag };
    const deletion = container.item(requestId, OPEN).delete({ accessCondition });
    return (await unlessStatus([404, 412], deletion)) !== null;
  });
}

/** Ids of requests with open payments, sorted, after an id. */
export async function requestsWithOpenPayments(after: string, limit: number): Promise<string[]> {
  const found = await queryDocuments(
    'views',
    OPEN,
    z.object({ id: z.string() }),
    `SELECT TOP ${Math.floor(limit)} c.id, c.sortKey FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.sortKey > @after ORDER BY c.sortKey ASC`,
    { pk: OPEN, kind: 'open-payment', after },
  );
  return found.map(({ id }) => id);
}
