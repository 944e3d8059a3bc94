import { changeUploadSession, readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { eraseUpload } from '../../data/blobs/eraseBlobs.ts';
import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { Log } from '../../telemetry/log.ts';
import type { UploadedBlobRef } from '../../services/malwareScan/scanResult.ts';
import { applyScanResult } from './applyScanResult.ts';
import { requestOfUploadKey } from './uploads/requestOfUploadKey.ts';

/**
 * Records the scan verdict on an uploaded blob. Stores it with the upload, and applies it to the request if the file was
 * already submitted. Deletes a blob that is larger than announced. Returns the pending tasks.
 */
export async function recordScanResult(
  { uploadKey, fileId, verdict }: UploadedBlobRef & { readonly verdict: 'clean' | 'infected' | null },
  now: Date,
  log: Log,
): Promise<TaskRef[]> {
  if (await deleteIfOversized(uploadKey, fileId, log)) return [];
  if (!verdict) {
    log.error('file could not be scanned', { fileId });
    return [];
  }
  if (verdict === 'infected') log.warn('infected upload', { fileId });
  await changeUploadSession(uploadKey, (session) => {
    const ticket = session.files[fileId];
    if (!ticket || ticket.scan === 'infected') return null;
    return { files: { ...session.files, [fileId]: { ...ticket, scan: verdict } } };
  });
  return applyScanResult(await requestOfUploadKey(uploadKey), fileId, verdict, now, log);
}

/**
 * Deletes an upload that is larger than announced, and returns whether it was. An upload link cannot limit the size, and
 * an upload that is never submitted is only checked here, when it is scanned.
 */
async function deleteIfOversized(uploadKey: string, fileId: string, log: Log): Promise<boolean> {
  const ticket = (await readUploadSession(uploadKey, [fileId])).files[fileId];
  if (!ticket || ticket.isAttached) return false;
  const size = await uploadedSize(ticket.blobName);
  if (size === null) return ticket.isOversized ?? false;
  if (size <= ticket.announcedSize) return false;
  await changeUploadSession(uploadKey, ({ files }) => {
    const current = files[fileId];
    return current ? { files: { ...files, [fileId]: { ...current, isOversized: true } } } : null;
  });
  await eraseUpload(ticket.blobName);
  log.warn('upload deleted: larger than announced', { fileId, size, announced: ticket.announcedSize });
  return true;
}
