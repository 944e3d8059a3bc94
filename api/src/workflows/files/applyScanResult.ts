import { eraseDocument } from '../../data/blobs/eraseBlobs.ts';
import { promoteUpload } from '../../data/blobs/promoteUpload.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { recordScan } from '../../domain/files/recordScan.ts';
import type { Log } from '../../telemetry/log.ts';

/**
 * Moves a clean file out of quarantine, or marks an infected one as blocked. Copies the file before it marks it as
 * clean. Returns the pending tasks.
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
  if (verdict === 'clean') await promoteUpload(requestId, file);
  const changed = await changeRequest(requestId, (root) => recordScan(root, fileId, verdict, now), now);
  // The file was withdrawn during the copy.
  if (changed.root.files[fileId]?.deletedAt) await eraseDocument(requestId, fileId);
  log.info('file scanned', { requestId, fileId, verdict });
  return changed.pendingTasks;
}
