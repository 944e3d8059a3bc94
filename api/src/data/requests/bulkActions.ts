import type { BulkChange, BulkSelection } from '@portal/contract/requests/bulk/bulkAction.ts';
import type { JSONObject, OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { keyedId } from '../../config/keyedHash.ts';
import {
  type BulkAction,
  bulkAction,
  type RowOfBulkAction,
  rowOfBulkAction,
} from '../../domain/requests/bulk/bulkAction.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { onContainer } from '../cosmos.ts';
import { readKnownDocument, type Stored } from '../documents.ts';
import { pagesOf } from '../sdk/pagesOf.ts';
import { type BatchOutcome, writeBatch } from '../writeBatch.ts';
import { taskDocument } from './partition.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

const TTL_SECONDS = 24 * 3600;
const TASK_ID = 'task|bulk-action';

const storedPart = z.object({ id: z.string(), rows: z.array(rowOfBulkAction) });

/** The ID and partition of a bulk action: the same for the same person and key, and no one else can name it. */
export function bulkIdOf(userId: string, key: string): string {
  return `bulk_${keyedId('bulk action', `${userId}|${key.toLowerCase()}`)}`;
}

/** A hash of what a bulk action changes, to tell a repeated call from another one with the same key. */
export function bulkBodyHash(body: {
  readonly change: BulkChange;
  readonly selection: BulkSelection;
}): string {
  // The fields of a parsed body are in the order of its schema.
  return keyedId('bulk action body', JSON.stringify([body.change, body.selection]));
}

export async function readBulkAction(bulkId: string): Promise<Stored<BulkAction> | null> {
  return readKnownDocument('requests', 'bulk-action', bulkId, bulkAction);
}

/** The requests of a bulk action, in parts. */
export async function readParts(bulkId: string): Promise<RowOfBulkAction[][]> {
  const query = {
    query: 'SELECT c.id, c.rows FROM c WHERE c.requestId = @requestId AND c.type = @type',
    parameters: [
      { name: '@requestId', value: bulkId },
      { name: '@type', value: 'bulk-rows' },
    ],
  };
  const parts: z.output<typeof storedPart>[] = [];
  for await (const found of pagesOf('requests', query, bulkId)) parts.push(storedPart.parse(found));
  return parts.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ rows }) => rows);
}

/**
 * Stores a bulk action with some of its parts, by index, and the task that continues it. `etag`: the version to replace;
 * null for a new one. Returns the task and the new ETag; null on a write conflict.
 */
export async function saveStarted(
  action: BulkAction,
  parts: ReadonlyMap<number, readonly RowOfBulkAction[]>,
  etag: string | null,
  now: Date,
): Promise<{ readonly task: TaskRef; readonly etag: string } | null> {
  const { bulkId } = action;
  const task = taskDocument(bulkId, TASK_ID, [{ kind: 'bulk-action' }], now);
  const outcome = await writeBatch('requests', bulkId, () => [
    writeOperation(action, etag),
    ...[...parts].map(([index, rows]): OperationInput => ({
      operationType: 'Upsert',
      resourceBody: partDocument(bulkId, index, rows) as unknown as JSONObject,
    })),
    { operationType: 'Upsert', resourceBody: { ...task } },
  ]);
  if (!outcome.ok) return null;
  return { task: { requestId: bulkId, taskId: TASK_ID }, etag: await etagOf(bulkId, outcome) };
}

/** The ETag of the bulk action, which is the first document of the batch. */
async function etagOf(bulkId: string, { etags }: BatchOutcome & { ok: true }): Promise<string> {
  return etags?.[0] ?? (await readBulkAction(bulkId))?.etag ?? '';
}

/** Saves the state of a bulk action. Returns the new ETag; null if it changed since it was read. */
export async function saveBulkAction(action: BulkAction, etag: string): Promise<string | null> {
  return onContainer('requests', async (container) => {
    const accessCondition = { type: 'IfMatch', condition: etag };
    const item = container.item('bulk-action', action.bulkId);
    return (await unlessStatus([412], item.replace(documentOf(action), { accessCondition })))?.etag ?? null;
  });
}

/** Saves a bulk action with the results of a part. Returns the new ETag; null, without a write, if it changed since it was read. */
export async function savePart(
  action: BulkAction,
  etag: string,
  index: number,
  rows: readonly RowOfBulkAction[],
): Promise<string | null> {
  const { bulkId } = action;
  const outcome = await writeBatch('requests', bulkId, () => [
    writeOperation(action, etag),
    { operationType: 'Upsert', resourceBody: partDocument(bulkId, index, rows) as unknown as JSONObject },
  ]);
  return outcome.ok ? etagOf(bulkId, outcome) : null;
}

function writeOperation(action: BulkAction, etag: string | null): OperationInput {
  const resourceBody = documentOf(action) as unknown as JSONObject;
  if (etag === null) return { operationType: 'Create', resourceBody };
  return { operationType: 'Replace', id: 'bulk-action', ifMatch: etag, resourceBody };
}

function documentOf(action: BulkAction) {
  return { ...action, id: 'bulk-action', requestId: action.bulkId, type: 'bulk-action', ttl: TTL_SECONDS };
}

function partDocument(bulkId: string, index: number, rows: readonly RowOfBulkAction[]) {
  const id = `rows|${String(index).padStart(2, '0')}`;
  return { id, requestId: bulkId, type: 'bulk-rows', rows, ttl: TTL_SECONDS };
}
