import type { JSONObject, OperationInput } from '@azure/cosmos';
import { type Bundle, bundle } from '../../domain/file/bundle.ts';
import type { TaskRef } from '../../domain/request/change.ts';
import { onContainer, statusOf } from '../cosmos.ts';
import { readDocument, type Stored } from '../documents.ts';
import { keyedId } from '../keyedHash.ts';
import { writeBatch } from '../writeBatch.ts';
import { taskDocument } from './partition.ts';

/** Longer than any of them can be asked for. */
const KEPT_SECONDS = 2 * 3600;

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
export async function noteBuilding(noted: Bundle, etag: string): Promise<string | null> {
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
