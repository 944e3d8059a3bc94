import type { JSONObject, OperationInput, PatchOperation } from '@azure/cosmos';
import * as z from 'zod/mini';
import {
  type Counters,
  counterChanges,
  countersOf,
  monthCountersOf,
} from '../../domain/request/listCounters.ts';
import { listRow, type ListRow } from '../../domain/request/listRow.ts';
import type { RequestRoot } from '../../domain/request/root.ts';
import { contend, done, lost } from '../contend.ts';
import { createDocument, readDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';
import { type ListPartition, monthPartition, MONTHS, ownPartition } from './listPartitions.ts';

const storedRow = z.object({
  seq: z.number(),
  status: z.string(),
  requestType: z.number(),
  submittedAt: z.string(),
  pendingInvoices: z._default(z.int(), 0),
  pendingCents: z._default(z.int(), 0),
});

/** A patch takes at most ten operations; a status change touches six counters, an invoice two. */
const RACES = new Set([404, 409, 412, 449]);

/**
 * Brings the list rows of a request (in its month, and in the list of each client who owns it) and the counters
 * beside them up to the version given. Row and counters are written together and the row's version decides, so that
 * doing this twice, late or out of order counts nothing twice.
 */
export async function projectRequest(root: RequestRoot): Promise<void> {
  const row = listRow(root);
  const partitions = [monthPartition(row), ...root.owners.map(ownPartition)];
  await Promise.all(partitions.map((partition) => projectInto(partition, row)));
}

async function projectInto(partition: ListPartition, row: ListRow): Promise<void> {
  const { pk } = partition;
  const counted = partition.month === null ? countersOf : monthCountersOf;
  await contend('the request list', async () => {
    const stored = await readDocument('views', row.requestId, pk, storedRow);
    if (stored && stored.value.seq >= row.seq) return done(undefined);
    const changes = counterChanges(stored && counted(stored.value), counted(row));
    const document = { id: row.requestId, pk, kind: 'row', ...row } as unknown as JSONObject;
    const outcome = await writeBatch(
      'views',
      pk,
      () => operations(row.requestId, document, stored?.etag ?? null, changes),
      RACES,
    );
    if (outcome.ok) return done(undefined);
    if (outcome.statuses.includes(404)) await startCounters(partition);
    return lost;
  });
}

/** A month is written down before it can have a row, so that a list that reads the months misses none. */
async function startCounters({ pk, month }: ListPartition): Promise<void> {
  if (month !== null) await createDocument('views', { id: pk, pk: MONTHS, month } as { id: string });
  await createDocument('views', { id: 'stats', pk, kind: 'stats', total: 0 } as { id: string });
}

function operations(id: string, row: JSONObject, etag: string | null, changes: Counters): OperationInput[] {
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
