import * as z from 'zod/mini';
import type { OpenedFile } from '../events/fileOpenedEvent.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

const stored = z.object({ at: z.string() });

/** The recorded times at which a subject downloaded a file, newest first. */
export async function downloadTimes(
  { requestId, fileId, subject }: Pick<OpenedFile, 'requestId' | 'fileId' | 'subject'>,
  limit: number,
): Promise<string[]> {
  return (
    await queryDocuments(
      'requests',
      requestId,
      stored,
      `SELECT TOP ${Math.floor(limit)} c.at FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.fileId = @fileId AND c.subject = @subject ORDER BY c.at DESC`,
      { requestId, type: 'download', fileId, subject },
    )
  ).map(({ at }) => at);
}
