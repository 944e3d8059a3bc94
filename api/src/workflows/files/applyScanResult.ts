import { UPLOAD_LINK_MINUTES } from '@portal/contract/files/rules/uploadRules.ts';
import { eraseDocument } from '../../data/blobs/eraseBlobs.ts';
import { promoteUpload } from '../../data/blobs/promoteUpload.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { putTask } from '../../data/requests/tasks.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { recordScan } from '../../domain/files/recordScan.ts';
import type { RequestFile } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';

/** Time from an upload until its link has certainly expired. */
const LINK_MS = (UPLOAD_LINK_MINUTES + 1) * 60_000;

/**
 * Copies a clean file out of quarantine and then marks it as clean, or marks an infected one as blocked. The copy in
 * quarantine is deleted once its upload link has expired: until then, the link could create it again. Returns the pending
 * tasks.
 */
export async function applyScanResult(
  requestId: string,
  fileId: string,
  verdict: 'clean' | 'infected',
  now: Date,
  log: Log,
): Promise<TaskRef[]> {
  const stored = await readRequest(requestId);
  const file = stored?.value.files[fileId];
  if (!file || file.scan !== 'pending' || file.deletedAt !== null) return [];
  if (verdict === 'clean') {
    await promoteUpload(requestId, file);
    await eraseCopyLater(requestId, file, now);
  }
  const changed = await changeRequest(requestId, (request) => recordScan(request, fileId, verdict, now), now);
  // The file was withdrawn during the copy.
  if (changed.request.files[fileId]?.deletedAt) await eraseDocument(requestId, file);
  log.info('file scanned', { requestId, fileId, verdict });
  return changed.pendingTasks;
}

/** The nightly deletion finds the copies whose task was lost. */
async function eraseCopyLater(requestId: string, file: RequestFile, now: Date): Promise<void> {
  const { fileId, uploadedAt } = file;
  const waitMs = Date.parse(uploadedAt) + LINK_MS - now.getTime();
  await putTask(requestId, `task|copy|${fileId}`, [{ kind: 'erase', fileId }], now, Math.max(0, waitMs));
}
