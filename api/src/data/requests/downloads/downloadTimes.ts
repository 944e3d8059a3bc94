import * as z from 'zod/mini';
import { onContainer } from '../../cosmos.ts';
import type { OpenedFile } from '../events/fileOpenedEvent.ts';

const stored = z.object({ at: z.string() });

/** The recorded times at which a subject downloaded a file, newest first. */
export async function downloadTimes(
  { requestId, fileId, subject }: Pick<OpenedFile, 'requestId' | 'fileId' | 'subject'>,
  limit: number,
): Promise<string[]> {
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(limit)} c.at FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.fileId = @fileId AND c.subject = @subject ORDER BY c.at DESC`,
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'download' },
            { name: '@fileId', value: fileId },
            { name: '@subject', value: subject },
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return z
      .array(stored)
      .parse(resources)
      .map(({ at }) => at);
  });
}
