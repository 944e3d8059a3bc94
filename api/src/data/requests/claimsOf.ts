import * as z from 'zod/mini';
import type { DownloadClaim } from '../../domain/files/downloads/downloadClaims.ts';
import { onContainer } from '../cosmos.ts';

const claim = z.object({ fileId: z.string(), subject: z.string(), round: z.int(), at: z.string() });

/** Every claim to a paid file of a request, or those of one subject alone. Newest first. Free downloads, of which there may be many, are not read. */
export async function claimsOf(requestId: string, subject?: string): Promise<DownloadClaim[]> {
  const ofSubject = subject === undefined ? '' : ' AND c.subject = @subject';
  return onContainer('requests', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT c.fileId, c.subject, c.round, c.at FROM c WHERE c.requestId = @requestId AND c.type = @type AND IS_DEFINED(c.round)${ofSubject} ORDER BY c.at DESC`,
          parameters: [
            { name: '@requestId', value: requestId },
            { name: '@type', value: 'download' },
            ...(subject === undefined ? [] : [{ name: '@subject', value: subject }]),
          ],
        },
        { partitionKey: requestId },
      )
      .fetchAll();
    return z.array(claim).parse(resources);
  });
}
