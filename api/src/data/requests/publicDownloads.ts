import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { onContainer } from '../cosmos.ts';
import { readDocument } from '../documents.ts';
import type { Opening } from './openingEvent.ts';

const mark = z.object({ fileId: z.string() });

/**
 * Marks a file as downloaded by the client's side, in the same batch as the download. The mark stays when the history
 * of free downloads expires. Staff leave none.
 */
export function publicDownloadMark({ requestId, fileId, by }: Opening): OperationInput[] {
  if (by.kind !== 'client' && by.kind !== 'holder') return [];
  const resourceBody = { id: markId(fileId), requestId, type: 'downloaded', fileId };
  return [{ operationType: 'Upsert', resourceBody }];
}

/** Whether the client's side ever downloaded a file. */
export async function isPubliclyDownloaded(requestId: string, fileId: string): Promise<boolean> {
  return (await readDocument('requests', markId(fileId), requestId, mark)) !== null;
}

/** Ids of all files of a request that the client's side ever downloaded. */
export async function publicDownloads(requestId: string): Promise<ReadonlySet<string>> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: 'SELECT c.fileId FROM c WHERE c.requestId = @requestId AND c.type = @type',
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'downloaded' },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return new Set(
      z
        .array(mark)
        .parse(resources)
        .map(({ fileId }) => fileId),
    );
  });
}

function markId(fileId: string): string {
  return `downloaded|${fileId}`;
}
