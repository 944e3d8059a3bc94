import type { JSONObject, OperationInput, PatchOperation } from '@azure/cosmos';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';
import { waitingDocuments } from '../../domain/deadlines/downloadReminder.ts';
import { reminderFields } from '../../domain/deadlines/reminderFields.ts';
import { publicDownloads } from '../requests/downloads/publicDownloads.ts';
import {
  type CountedFields,
  type CounterDocuments,
  type Counters,
  countersOf,
  documentChanges,
  monthCountersOf,
  STATISTICS,
  submissionCounters,
} from '../../domain/requests/list/listCounters.ts';
import { type RequestListRow, requestListRow } from '../../domain/requests/list/requestListRow.ts';
import { CHANGES, isOpenStatus, overviewCountersOf } from '../../domain/requests/list/overviewCounters.ts';
import { workListRow } from '../../domain/requests/list/workListRow.ts';
import { isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { isSample } from '../../domain/requests/creation/sample.ts';
import { searchFacts } from '../../domain/search/searchFacts.ts';
import { searchKeys } from '../../domain/search/searchKeys.ts';
import { submissionRows } from '../../domain/submissions/submissionRows.ts';
import { facilityDay, readDeadlineRules } from '../configuration/deadlineRules.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument } from '../documents.ts';
import { writeBatch } from '../writeBatch.ts';
import {
  type ListPartition,
  monthPartition,
  MONTHS,
  overviewPartition,
  ownPartition,
} from './listPartitions.ts';

const storedRow = z.object({
  seq: z.number(),
  status: z.string(),
  requestType: z.number(),
  submittedAt: z.string(),
  pendingInvoices: z._default(z.int(), 0),
  pendingCents: z._default(z.int(), 0),
  unreadByClient: z._default(z.int(), 0),
  review: z.optional(z.enum([...reviewStates, 'none'])),
  dueDate: z.optional(z.string()),
  downloadRequested: z.optional(z.literal(true)),
  groups: z.optional(z.array(z.string())),
});

/** Stays when a row is removed from a client's list, so that a late call of an earlier version does not add it again. */
const removal = z.object({ seq: z.int() });

const removalIdOf = (requestId: string) => `${requestId}|removed`;

type ProjectedRow = CountedFields & { readonly seq: number };

/** A list row, and how it is counted. */
interface Projection {
  /** The document that a removal of the row leaves. */
  readonly removalId?: string;
  readonly partition: ListPartition;
  readonly id: string;
  readonly kind: 'row' | 'submission' | 'open' | 'closed';
  readonly row: ProjectedRow | Promise<ProjectedRow>;
  readonly countersOf: (row: CountedFields) => CounterDocuments;
  /** Counters that every write of the row raises. */
  readonly raised?: CounterDocuments;
}

/** The version of a request that was just created. */
const FIRST_SEQ = 1;

/** Cosmos DB's limit of operations per patch. */
const MAX_PATCH_OPERATIONS = 10;

const WRITE_CONFLICTS = new Set([404, 409, 412, 449]);

/**
 * Updates the list rows of a request (in its month, in the lists of its owners, in the months in which it re-entered the
 * intake queue, and in the overview) and their counters to the given version. Each row is written together
 * with its counters and its version decides, so repeated, late or disordered calls count nothing twice. `renew`: rewrites
 * rows of the same version, the row in the month last, because it shows which rows to renew. A sample is in no list.
 */
export async function projectRequest(
  request: RequestDocument,
  mode: 'advance' | 'renew' = 'advance',
): Promise<void> {
  if (isSample(request)) return;
  const row = requestListRow(request);
  const { requestId } = request;
  const common = { id: requestId, kind: 'row', row } as const;
  const month: Projection = {
    ...common,
    partition: monthPartition(row),
    countersOf: (counted) => ({ [STATISTICS]: monthCountersOf(counted) }),
  };
  const others: Projection[] = [
    ...request.owners.map((owner) => ({
      ...common,
      row: ownRow(request, row, owner),
      removalId: removalIdOf(requestId),
      partition: ownPartition(owner),
      countersOf: ownCountersOf,
    })),
    ...submissionRows(request).map((entry) => ({
      id: `${requestId}|${entry.entry}`,
      kind: 'submission' as const,
      row: entry,
      partition: monthPartition({ requestId, submittedAt: entry.sortKey }),
      countersOf: ({ review = 'none' }: CountedFields) => ({ [STATISTICS]: submissionCounters(review) }),
    })),
    {
      id: requestId,
      kind: isOpenStatus(row.status) ? 'open' : 'closed',
      row: overviewRow(request),
      partition: overviewPartition(requestId),
      countersOf: overviewCountersOf,
      raised: { [STATISTICS]: { [CHANGES]: 1 } },
    },
  ];
  const write = (projections: readonly Projection[]) =>
    Promise.all(projections.map((projection) => project(projection, mode, request.seq)));
  if (mode === 'advance') await write([month, ...others]);
  else {
    await write(others);
    await write([month]);
  }
}

/** The row of the overview. Reads downloads only if documents wait for one. */
async function overviewRow(request: RequestDocument): Promise<ProjectedRow> {
  const waiting = waitingDocuments(request, new Set());
  const [{ value: rules }, today, downloaded] = await Promise.all([
    readDeadlineRules(),
    facilityDay(new Date()),
    waiting ? publicDownloads(request.requestId, waiting.fileIds) : new Set<string>(),
  ]);
  return { ...workListRow(request), ...reminderFields(request, rules, today, downloaded) };
}

/** The row in the list of a client, who searches only what they may see of the request. */
function ownRow(request: RequestDocument, row: RequestListRow, owner: string): RequestListRow {
  const keys = searchKeys(searchFacts(request, isSubmitter(request, owner) ? 'submitter' : 'owner'));
  return { ...row, terms: [...row.terms, ...keys] };
}

const ownCountersOf = (counted: CountedFields) => ({ [STATISTICS]: countersOf(counted) });

/**
 * Removes a request from the list of a client who no longer has it, as of the given version. Does nothing if the list
 * shows a later one.
 */
export async function removeFromList(
  { requestId, seq }: Pick<RequestDocument, 'requestId' | 'seq'>,
  userId: string,
): Promise<void> {
  const { pk } = ownPartition(userId);
  await retryOnConflict('the request list', async () => {
    const [stored, removed] = await Promise.all([
      readDocument('views', requestId, pk, storedRow),
      readDocument('views', removalIdOf(requestId), pk, removal),
    ]);
    if ((stored?.value.seq ?? -1) > seq || (removed?.value.seq ?? -1) > seq) return succeeded(undefined);
    const changes = documentChanges(stored && ownCountersOf(stored.value), {});
    const id = removalIdOf(requestId);
    const outcome = await writeBatch(
      'views',
      pk,
      () => [
        ...(stored ? [{ operationType: 'Delete' as const, id: requestId, ifMatch: stored.etag }] : []),
        {
          operationType: 'Upsert',
          resourceBody: { id, pk, kind: 'removed', seq },
          ...(removed && { ifMatch: removed.etag }),
        },
        ...counterPatches(changes),
      ],
      WRITE_CONFLICTS,
    );
    return outcome.ok ? succeeded(undefined) : writeConflict;
  });
}

async function project(
  { partition, id, kind, row: projected, countersOf: countersOfRow, raised = {}, removalId }: Projection,
  mode: 'advance' | 'renew',
  seq: number,
): Promise<void> {
  const { pk } = partition;
  // Nearly always, the first version has no row. If it has one, the write meets it.
  let isKnownToBeNew = seq === FIRST_SEQ && mode === 'advance';
  await retryOnConflict('the request list', async () => {
    const [stored, row] = await Promise.all([
      isKnownToBeNew ? null : readDocument('views', id, pk, storedRow),
      projected,
    ]);
    isKnownToBeNew = false;
    const removed =
      removalId === undefined || stored ? null : await readDocument('views', removalId, pk, removal);
    const storedSeq = stored?.value.seq ?? removed?.value.seq ?? -1;
    if (mode === 'renew' ? storedSeq > row.seq : storedSeq >= row.seq) return succeeded(undefined);
    const counted = documentChanges(stored && countersOfRow(stored.value), countersOfRow(row));
    const changes = merge(counted, raised);
    const document = { id, pk, kind, ...row } as unknown as JSONObject;
    const outcome = await writeBatch(
      'views',
      pk,
      () => operations(id, document, stored?.etag ?? null, changes),
      WRITE_CONFLICTS,
    );
    if (outcome.ok) return succeeded(undefined);
    if (outcome.statuses.includes(404)) await startCounters(partition, Object.keys(changes));
    return writeConflict;
  });
}

function merge(one: CounterDocuments, other: CounterDocuments): CounterDocuments {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...ids].map((id) => [id, { ...one[id], ...other[id] }]));
}

/** Adds the month to the list of months before its first row, so that lists do not miss it. */
async function startCounters({ pk, month }: ListPartition, ids: readonly string[]): Promise<void> {
  if (month !== null) await createDocument('views', { id: pk, pk: MONTHS, month } as { id: string });
  for (const id of new Set([STATISTICS, ...ids])) {
    await createDocument('views', { id, pk, kind: 'stats', ...(id === STATISTICS && { total: 0 }) } as {
      id: string;
    });
  }
}

/** Writes the row together with its counters. */
function operations(
  id: string,
  row: JSONObject,
  etag: string | null,
  changes: CounterDocuments,
): OperationInput[] {
  return [
    etag === null
      ? { operationType: 'Create', resourceBody: row }
      : { operationType: 'Replace', id: id, ifMatch: etag, resourceBody: row },
    ...counterPatches(changes),
  ];
}

function counterPatches(changes: CounterDocuments): OperationInput[] {
  return Object.entries(changes).flatMap(([document, counters]) =>
    inChunks(incrementsOf(counters)).map((increments) => ({
      operationType: 'Patch' as const,
      id: document,
      resourceBody: { operations: increments },
    })),
  );
}

function incrementsOf(counters: Counters): PatchOperation[] {
  return Object.entries(counters).map(([key, value]) => ({ op: 'incr', path: `/${key}`, value }));
}

function inChunks(increments: readonly PatchOperation[]): PatchOperation[][] {
  const chunks: PatchOperation[][] = [];
  for (let from = 0; from < increments.length; from += MAX_PATCH_OPERATIONS) {
    chunks.push(increments.slice(from, from + MAX_PATCH_OPERATIONS));
  }
  return chunks;
}
