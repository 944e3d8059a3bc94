import { readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { hasDocument } from '../../data/blobs/documentContent.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { scanWaitMs } from '../../domain/files/scanWait.ts';
import { recordLateStatus } from '../../domain/requests/fulfillment/waitingStatus.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { requestScan } from './requestScan.ts';
import type { Outcome } from '../operations/outbox/outcome.ts';
import { applyScanResult } from './applyScanResult.ts';

/**
 * Applies scan verdicts that arrived before the request existed, and requests missing scans. Returns `later` until every
 * file has a verdict, so that a lost verdict is requested again.
 */
export async function scanFiles(request: RequestDocument, now: Date, log: Log): Promise<Outcome> {
  const next: TaskRef[] = [];
  const waits: number[] = [];
  const pending = Object.values(request.files).filter(
    (file) => file.scan === 'pending' && file.deletedAt === null,
  );
  const keys = new Set(pending.map(uploadKeyOf));
  const sessions = new Map(
    await Promise.all([...keys].map(async (key) => [key, await readUploadSession(key)] as const)),
  );
  for (const file of pending) {
    const verdict =
      sessions.get(uploadKeyOf(file))?.files[file.fileId]?.scan ??
      // Only accepted files are stored as documents, so a stored document means that the file is clean. After a
      // restore, the document can exist while the request is of an earlier version.
      ((await hasDocument(request.requestId, file.fileId)) ? 'clean' : undefined);
    if (verdict) {
      next.push(...(await applyScanResult(request.requestId, file.fileId, verdict, now, log)));
      continue;
    }
    await requestScan(file.quarantineBlob);
    waits.push(scanWaitMs(file, now));
  }
  if (waits.length > 0) next.push(...(await recordLate(request, now)));
  return waits.length > 0
    ? { kind: 'later', next, retryAfterMs: Math.min(...waits) }
    : { kind: 'done', next };
}

/** A status that waits for the scan for a day becomes a task for staff. */
async function recordLate(request: RequestDocument, now: Date): Promise<readonly TaskRef[]> {
  if (!recordLateStatus(request, now)) return [];
  return (await changeRequest(request.requestId, (found) => recordLateStatus(found, now), now)).pendingTasks;
}

function uploadKeyOf({ quarantineBlob }: Pick<RequestFile, 'quarantineBlob'>): string {
  return quarantineBlob.split('/')[0]!;
}
