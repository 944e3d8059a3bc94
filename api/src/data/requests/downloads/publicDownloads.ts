import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { readDocument } from '../../documents.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';
import type { OpenedFile } from '../events/fileOpenedEvent.ts';

const downloaded = z.object({ fileId: z.string() });

/**
 * The operation that records that a client or holder downloaded a file, for the batch of the download. The record remains
 * when the history of free downloads expires. Downloads by staff are not recorded here.
 */
export function publicDownloadRecord({ requestId, fileId, by }: OpenedFile): OperationInput[] {
  if (by.kind !== 'client' && by.kind !== 'holder') return [];
  const resourceBody = { id: recordId(fileId), requestId, type: 'downloaded', fileId };
  return [{ operationType: 'Upsert', resourceBody }];
}

/** Whether a client or holder ever downloaded a file. */
export async function isPubliclyDownloaded(requestId: string, fileId: string): Promise<boolean> {
  return (await readDocument('requests', recordId(fileId), requestId, downloaded)) !== null;
}

/**
 * Ids of the files of a request that a client or holder ever downloaded. `of`: only these have to be known, so that a single
 * one is read, without a query and its plan.
 */
export async function publicDownloads(
  requestId: string,
  of: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const [fileId, ...others] = of;
  if (fileId !== undefined && others.length === 0)
    return new Set((await isPubliclyDownloaded(requestId, fileId)) ? of : []);
  const query = 'SELECT c.fileId FROM c WHERE c.requestId = @requestId AND c.type = @type';
  const values = { requestId, type: 'downloaded' };
  const found = await queryDocuments('requests', requestId, downloaded, query, values);
  return new Set(found.map(({ fileId }) => fileId));
}

function recordId(fileId: string): string {
  return `downloaded|${fileId}`;
}
