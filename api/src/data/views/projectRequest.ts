import { createHash } from 'node:crypto';
import type { JSONObject, OperationInput, PatchOperation } from '@azure/cosmos';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { counterChanges, countersOf, listRow, type ListRow } from '../../domain/request/listRow.ts';
import type { RequestRoot } from '../../domain/request/root.ts';
import { contend, done, lost } from '../contend.ts';
import { createDocument, readDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';

const storedRow = z.object({
  seq: z.number(),
  status: z.string(),
  requestType: z.number(),
  submittedAt: z.string(),
});

/** A patch takes at most ten operations; a status change touches six counters. */
const RACES = new Set([404, 409, 412, 449]);

function partitionOf(row: ListRow): string {
  const month = `list|${row.submittedAt.slice(0, 7)}`;
  const { VIEW_SHARDS } = settings();
  if (VIEW_SHARDS === 1) return month;
  return `${month}|${createHash('sha256').update(row.requestId).digest().readUInt32BE(0) % VIEW_SHARDS}`;
}

/**
 * Brings the list row of a request, and the counters of its month, up to the version given. Row and counters are
 * written together and the row's version decides, so that doing this twice, late or out of order counts nothing twice.
 */
export async function projectRequest(root: RequestRoot): Promise<void> {
  const row = listRow(root);
  const pk = partitionOf(row);
  await contend('the request list', async () => {
    const stored = await readDocument('views', row.requestId, pk, storedRow);
    if (stored && stored.value.seq >= row.seq) return done(undefined);
    const changes = counterChanges(stored && countersOf(stored.value), countersOf(row));
    const document = { id: row.requestId, pk, kind: 'row', ...row } as unknown as JSONObject;
    const outcome = await writeBatch(
      'views',
      pk,
      () => operations(row.requestId, document, stored?.etag ?? null, changes),
      RACES,
    );
    if (outcome.ok) return done(undefined);
    if (outcome.statuses.includes(404)) {
      await createDocument('views', { id: 'stats', pk, kind: 'stats', total: 0 } as { id: string });
    }
    return lost;
  });
}

function operations(
  id: string,
  row: JSONObject,
  etag: string | null,
  changes: Record<string, number>,
): OperationInput[] {
  const increments: PatchOperation[] = Object.entries(changes).map(([key, value]) => ({
    op: 'incr',
    path: `/${key}`,
    value,
  }));
  return [
    etag === null
      ? { operationType: 'Create', resourceBody: row }
      : { operationType: 'Replace', id: id, ifMatch: etag, resourceBody: row },
    ...(increments.length > 0
      ? [{ operationType: 'Patch' as const, id: 'stats', resourceBody: { operations: increments } }]
      : []),
  ];
}
