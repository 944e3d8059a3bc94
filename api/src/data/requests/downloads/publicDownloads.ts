import type { OperationInput } from '@azure/cosmos';
import * as z from 'zod/mini';
import { onContainer } from '../../cosmos.ts';
import { readDocument } from '../../documents.ts';
import type { OpenedFile } from '../fileOpenedEvent.ts';

const mark = z.object({ fileId: z.string() });

/**
 * The operation that marks a file as downloaded by a client or holder, for the batch of the download. The mark remains
 * when the history of free downloads expires. Downloads by staff are not marked.
 */
export function publicDownloadMark({ requestId, fileId, by }: OpenedFile): OperationInput[] {
  if (by.kind !== 'client' && by.kind !== 'holder') return [];
  const resourceBody = { id: markId(fileId), requestId, type: 'downloaded', fileId };
  return [{ operationType: 'Upsert', resourceBody }];
}

/** Whether a client or holder ever downloaded a file. */
export async function isPubliclyDownloaded(requestId: string, fileId: string): Promise<boolean> {
  return (await readDocument('requests', markId(fileId), requestId, mark)) !== null;
}

/** Ids of the files of a request that a client or holder ever downloaded. */
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
