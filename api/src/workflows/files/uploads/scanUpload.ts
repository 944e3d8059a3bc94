import { readUploadSession } from '../../../data/accounts/uploadSessions.ts';
import { requestScan } from '../requestScan.ts';
import type { UploadedBlobRef } from '../../../services/malwareScan/scanResult.ts';

/**
 * Requests the scan of a new upload on one machine; in Azure, Defender starts it. Skips an upload that was already
 * scanned.
 */
export async function scanUpload({ uploadKey, fileId }: UploadedBlobRef): Promise<void> {
  const ticket = (await readUploadSession(uploadKey)).files[fileId];
  if (ticket && !ticket.scan) await requestScan(ticket.blobName);
}
