import * as z from 'zod/mini';
import type { DownloadClaim } from '../../../domain/files/downloads/downloadClaims.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

const claim = z.object({ fileId: z.string(), subject: z.string(), round: z.int(), at: z.string() });

/** The download claims for paid files of a request, newest first, optionally of one subject. Free downloads are excluded. */
export async function claimsOf(requestId: string, subject?: string): Promise<DownloadClaim[]> {
  const subjectCondition = subject === undefined ? '' : ' AND c.subject = @subject';
  return queryDocuments(
    'requests',
    requestId,
    claim,
    `SELECT c.fileId, c.subject, c.round, c.at FROM c WHERE c.requestId = @requestId AND c.type = @type AND IS_DEFINED(c.round)${subjectCondition} ORDER BY c.at DESC`,
    { requestId, type: 'download', ...(subject !== undefined && { subject }) },
  );
}
