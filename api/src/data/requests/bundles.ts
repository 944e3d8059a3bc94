import type { JSONObject, OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import {
  type Bundle,
  bundle,
  isPrintedThread,
  type PrintOrder,
} from '../../domain/files/downloads/bundle.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { onContainer } from '../cosmos.ts';
import { readKnownDocument, type Stored } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { pagesOf } from '../sdk/pagesOf.ts';
import { writeBatch } from '../writeBatch.ts';
import { taskDocument } from './partition.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

/** Longer than any bundle can be downloaded. */
const TTL_SECONDS = 2 * 3600;

const identity = z.pick(bundle, { bundleId: true });

/** The id of a bundle, a keyed hash: the same for the same subject and files. */
export function bundleIdOf(
  requestId: string,
  subject: string,
  files: readonly { fileId: string; downloadRound: number; etag: string }[],
): string {
  const contents = files.map(({ fileId, downloadRound, etag }) => [fileId, downloadRound, etag]);
  return keyedId('bundle', JSON.stringify([requestId, subject, contents]));
}

/** The id of an ordered document, a keyed hash: the same for the same subject, order and version of its content. */
export function printIdOf(requestId: string, subject: string, order: PrintOrder, version: string): string {
  return keyedId('bundle', JSON.stringify([requestId, subject, order, version]));
}

export async function readBundle(requestId: string, bundleId: string): Promise<Stored<Bundle> | null> {
  return readKnownDocument('requests', documentId(bundleId), requestId, bundle);
}

/**
 * Stores a bundle together with the task that builds it. `etag`: the earlier bundle to replace. Returns the task to run
 * now; null on a write conflict.
 */
export async function startBundle(
  started: Bundle,
  etag: string | null,
  now: Date,
): Promise<TaskRef[] | null> {
  const { requestId, bundleId } = started;
  const taskId = `task|bundle|${bundleId}|${started.until}`;
  const task = taskDocument(requestId, taskId, [{ kind: 'bundle', bundleId }], now);
  const outcome = await writeBatch('requests', requestId, () => [
    writeOperation(started, etag),
    { operationType: 'Upsert', resourceBody: { ...task } },
  ]);
  return outcome.ok ? [{ requestId, taskId }] : null;
}

/** Saves the progress of building a bundle. Returns the new ETag; null if the bundle changed since it was read. */
export async function updateBundleBuild(updated: Bundle, etag: string): Promise<string | null> {
  return onContainer('requests', async (container) => {
    const accessCondition = { type: 'IfMatch', condition: etag };
    const item = container.item(documentId(updated.bundleId), updated.requestId);
    return (await unlessStatus([412], item.replace(documentOf(updated), { accessCondition })))?.etag ?? null;
  });
}

/** The number of bundles of a request that are being built for a subject, up to a limit. */
export async function countBuilding(
  { requestId, subject }: Pick<Bundle, 'requestId' | 'subject'>,
  limit: number,
  now: Date,
): Promise<number> {
  const building = await queryDocuments(
    'requests',
    requestId,
    z.unknown(),
    `SELECT TOP ${Math.floor(limit)} c.bundleId FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.subject = @subject AND c.state = @state AND c.until > @now`,
    { requestId, type: 'bundle', subject, state: 'building', now: now.toISOString() },
  );
  return building.length;
}

/**
 * Marks the bundles of a request that contain a file as failed and returns them, with its printed threads: their blobs
 * are deleted too. A build in progress cannot finish, and a download has to start again.
 */
export async function endBundlesContaining(requestId: string, fileId: string): Promise<Bundle[]> {
  return endBundles(
    requestId,
    (stored) => isPrintedThread(stored) || stored.files.some((file) => file.fileId === fileId),
  );
}

/** Marks the printed threads of a request as failed and returns them. */
export async function endPrintedThreads(requestId: string): Promise<Bundle[]> {
  return endBundles(requestId, isPrintedThread);
}

async function endBundles(requestId: string, isEnded: (stored: Bundle) => boolean): Promise<Bundle[]> {
  const results = (await bundleIdsOf(requestId)).map((bundleId) =>
    retryOnConflict('the bundle', async () => {
      const stored = await readBundle(requestId, bundleId);
      if (!stored || !isEnded(stored.value)) return succeeded(null);
      if (stored.value.state === 'failed') return succeeded(stored.value);
      const ended: Bundle = { ...stored.value, state: 'failed', blobName: null };
      return (await updateBundleBuild(ended, stored.etag)) === null ? writeConflict : succeeded(ended);
    }),
  );
  return (await Promise.all(results)).filter((ended) => ended !== null);
}

async function bundleIdsOf(requestId: string): Promise<string[]> {
  const ids: string[] = [];
  const query = {
    query: 'SELECT c.bundleId FROM c WHERE c.requestId = @requestId AND c.type = @type',
    parameters: [
      { name: '@requestId', value: requestId },
      { name: '@type', value: 'bundle' },
    ],
  };
  for await (const found of pagesOf('requests', query, requestId)) ids.push(identity.parse(found).bundleId);
  return ids;
}

function writeOperation(started: Bundle, etag: string | null): OperationInput {
  const resourceBody = documentOf(started) as unknown as JSONObject;
  if (etag === null) return { operationType: 'Create', resourceBody };
  return { operationType: 'Replace', id: documentId(started.bundleId), ifMatch: etag, resourceBody };
}

function documentOf(one: Bundle) {
  return { ...one, id: documentId(one.bundleId), type: 'bundle', ttl: TTL_SECONDS };
}

function documentId(bundleId: string): string {
  return `bundle|${bundleId}`;
}
