import { changeUploadSession, readUploadSession } from '../../data/accounts/uploadSessions.ts';
import { eraseUpload } from '../../data/blobs/eraseBlobs.ts';
import { uploadedSize } from '../../data/blobs/inspectUpload.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { Log } from '../../telemetry/log.ts';
import type { ScannedBlob } from '../../services/malwareScan/scanResult.ts';
import { applyScanResult } from './applyScanResult.ts';
import { requestOfUploadKey } from './uploads/requestOfUploadKey.ts';

/**
 * Takes the verdict on an uploaded blob, whether or not the file has been submitted yet: it is kept with the upload,
 * and applied to the request when there is one. A blob that is larger than announced is deleted. Answers the tasks that this left.
 */
export async function recordScanResult(
  { uploadKey, fileId, verdict }: ScannedBlob,
  now: Date,
  log: Log,
): Promise<TaskRef[]> {
  if (await deletedAsOversized(uploadKey, fileId, log)) return [];
  if (!verdict) {
    log.error('file could not be scanned', { fileId });
    return [];
  }
  await changeUploadSession(uploadKey, (session) => {
    const ticket = session.files[fileId];
    if (!ticket || ticket.scan === 'infected') return null;
    return { files: { ...session.files, [fileId]: { ...ticket, scan: verdict } } };
  });
  return applyScanResult(await requestOfUploadKey(uploadKey), fileId, verdict, now, log);
}

/**
 * Deletes an upload that is larger than it was announced. A link limits no size: this comes with the scan of each
 * upload, so that nobody stores more than they announced by never naming it.
 */
async function deletedAsOversized(uploadKey: string, fileId: string, log: Log): Promise<boolean> {
  const ticket = (await readUploadSession(uploadKey)).files[fileId];
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
