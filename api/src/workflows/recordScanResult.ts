import { changeUploadSession } from '../data/accounts/uploadSessions.ts';
import type { TaskRef } from '../domain/request/change.ts';
import type { Log } from '../http/log.ts';
import type { ScannedBlob } from '../services/malwareScan/scanResult.ts';
import { judgeFile } from './judgeFile.ts';
import { requestOfUploadKey } from './requestOfUploadKey.ts';

/**
 * Takes the verdict on an uploaded blob, whether or not the file has been submitted yet: it is kept with the upload,
 * and applied to the request when there is one. Answers the tasks that this left.
 */
export async function recordScanResult(
  { uploadKey, fileId, verdict }: ScannedBlob,
  now: Date,
  log: Log,
): Promise<TaskRef[]> {
  if (!verdict) {
    log.error('file could not be scanned', { fileId });
    return [];
  }
  await changeUploadSession(uploadKey, (session) => {
    const ticket = session.files[fileId];
    if (!ticket || ticket.scan === 'infected') return null;
    return { files: { ...session.files, [fileId]: { ...ticket, scan: verdict } } };
  });
  return judgeFile(await requestOfUploadKey(uploadKey), fileId, verdict, now, log);
}
