import { readUploadSession } from '../../../data/accounts/uploadSessions.ts';
import { requestScan } from '../requestScan.ts';
import type { UploadedBlobRef } from '../../../services/malwareScan/scanResult.ts';

/** On one machine, has an upload scanned that has just arrived, as Defender does by itself; one that was scanned meanwhile is left alone. */
export async function scanUpload({ uploadKey, fileId }: UploadedBlobRef): Promise<void> {
  const ticket = (await readUploadSession(uploadKey)).files[fileId];
  if (ticket && !ticket.scan) await requestScan(ticket.blobName);
}
