import type { JSONObject, OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { type Bundle, bundle } from '../../domain/files/downloads/bundle.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { onContainer, statusOf } from '../cosmos.ts';
import { readDocument, type Stored } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { pagesOf } from '../pagesOf.ts';
import { writeBatch } from '../writeBatch.ts';
import { taskDocument } from './partition.ts';

/** Longer than any of them can be asked for. */
const KEPT_SECONDS = 2 * 3600;

const named = z.pick(bundle, { bundleId: true });

/** The same files for the same subject are the same bundle; an id tells nothing and cannot be guessed. */
export function bundleIdOf(
  requestId: string,
  subject: string,
  files: readonly { fileId: string; downloadRound: number; etag: string }[],
): string {
  const contents = files.map(({ fileId, downloadRound, etag }) => [fileId, downloadRound, etag]);
  return keyedId('bundle', JSON.stringify([requestId, subject, contents]));
}

export async function readBundle(requestId: string, bundleId: string): Promise<Stored<Bundle> | null> {
  return readDocument('requests', documentId(bundleId), requestId, bundle);
}

/**
 * Begins a bundle, in the place of an earlier one (`etag`), together with the task that has it built; answers the
 * task to run now, or null when somebody else began it first.
 */
export async function beginBundle(begun: Bundle, etag: string | null, now: Date): Promise<TaskRef[] | null> {
  const { requestId, bundleId } = begun;
  const taskId = `task|bundle|${bundleId}|${begun.until}`;
  const task = taskDocument(requestId, taskId, [{ kind: 'bundle', bundleId }], now);
  const outcome = await writeBatch('requests', requestId, () => [
    written(begun, etag),
    { operationType: 'Upsert', resourceBody: { ...task } },
  ]);
  return outcome.ok ? [{ requestId, taskId }] : null;
}

/** Notes how the building of a bundle stands and answers the new ETag, or null when the bundle changed since it was read. */
export async function updateBundleBuild(noted: Bundle, etag: string): Promise<string | null> {
  return onContainer('requests', async (container) => {
    try {
      const replaced = await container
        .item(documentId(noted.bundleId), noted.requestId)
        .replace(documentOf(noted), { accessCondition: { type: 'IfMatch', condition: etag } });
      return replaced.etag;
    } catch (error) {
      if (statusOf(error) === 412) return null;
      throw error;
    }
  });
}

/** How many bundles of a request are in the making for a subject, counted up to a limit. */
export async function countBuilding(
  { requestId, subject }: Pick<Bundle, 'requestId' | 'subject'>,
  limit: number,
  now: Date,
): Promise<number> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(limit)} c.bundleId FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.subject = @subject AND c.state = @state AND c.until > @now`,
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'bundle' },
            { name: '@subject', value: subject },
            { name: '@state', value: 'building' },
            { name: '@now', value: now.toISOString() },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return resources.length;
  });
}

/**
 * Ends the bundles of a request that hold a file, and answers them: whoever builds one of them cannot finish it any
 * more, and who asks for one is to start again.
 */
export async function endBundlesContaining(requestId: string, fileId: string): Promise<Bundle[]> {
  const holding = (await bundleIdsOf(requestId)).map((bundleId) =>
    retryOnConflict('the bundle', async () => {
      const stored = await readBundle(requestId, bundleId);
      if (!stored?.value.files.some((file) => file.fileId === fileId)) return succeeded(null);
      if (stored.value.state === 'failed') return succeeded(stored.value);
      const ended: Bundle = { ...stored.value, state: 'failed', blobName: null };
      return (await updateBundleBuild(ended, stored.etag)) === null ? writeConflict : succeeded(ended);
    }),
  );
  return (await Promise.all(holding)).filter((ended) => ended !== null);
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
  for await (const found of pagesOf('requests', query, requestId)) ids.push(named.parse(found).bundleId);
  return ids;
}

function written(begun: Bundle, etag: string | null): OperationInput {
  const resourceBody = documentOf(begun) as unknown as JSONObject;
  if (etag === null) return { operationType: 'Create', resourceBody };
  return { operationType: 'Replace', id: documentId(begun.bundleId), ifMatch: etag, resourceBody };
}

function documentOf(one: Bundle) {
  return { ...one, id: documentId(one.bundleId), type: 'bundle', ttl: KEPT_SECONDS };
}

function documentId(bundleId: string): string {
  return `bundle|${bundleId}`;
}
