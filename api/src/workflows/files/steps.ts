import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { eraseFile } from './eraseFile.ts';
import { readBundle } from '../../data/requests/bundles.ts';
import { buildLeaseRemainingMs, isBundleExpired } from '../../domain/files/downloads/bundle.ts';
import type { BundleMessage } from '../../services/queues/bundleMessage.ts';
import { BUNDLE_QUEUE } from '../../services/queues/bundleQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { hasDocument, readDocumentContent } from '../../data/blobs/documentContent.ts';
import { recordReportEntries } from '../../data/views/reports/recordReportEntries.ts';
import { pageEntries } from '../../domain/analytics/reports/workEntries.ts';
import { arePagesToCount, mustBeRead } from '../../domain/files/documentPages.ts';
import type { RequestDocument, RequestFile } from '../../domain/requests/requestDocument.ts';
import { countDocumentPages } from '../../services/pdfText/countDocumentPages.ts';
import type { Log } from '../../telemetry/log.ts';
import { readUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { scanWaitMs } from '../../domain/files/scanWait.ts';
import { recordLateStatus } from '../../domain/requests/fulfillment/waitingStatus.ts';
import { requestScan } from './requestScan.ts';
import { applyScanResult } from './applyScanResult.ts';

/** The key under which all page counts share one turn in the queue. The sweep runs one of them at a time. */
const TURN = 'released documents';
/** The count is retried after this time, because people who wait for a check go first. */
const BUSY_RETRY_MS = 2_000;

/** Counts the pages of a released document for the report on work. A PDF that cannot be read has none. */
async function countPages(request: RequestDocument, fileId: string, log: Log): Promise<Outcome> {
  const file = request.files[fileId];
  if (!file || !arePagesToCount(file)) return done;
  if (file.packet) {
    await recordReportEntries(pageEntries(request, file, file.packet.pages));
    return done;
  }
  const load = () => readDocumentContent(request.requestId, fileId);
  const counted = mustBeRead(file)
    ? await countDocumentPages(load, TURN, log)
    : { kind: 'counted' as const, pages: 1 };
  if (counted.kind === 'busy') return { kind: 'later', next: [], retryAfterMs: BUSY_RETRY_MS };
  if (counted.kind === 'counted') await recordReportEntries(pageEntries(request, file, counted.pages));
  return done;
}

/** A queued build that has not started by then is queued again. */
const REQUEUE_AFTER_MS = 60_000;

/**
 * Queues the build of a bundle and repeats until it is built or has expired. Waits while a builder renews its lease.
 */
async function orderBundle(order: BundleMessage, now: Date): Promise<Outcome> {
  const bundle = (await readBundle(order.requestId, order.bundleId))?.value;
  if (bundle?.state !== 'building' || isBundleExpired(bundle, now)) return done;
  const remainingMs = buildLeaseRemainingMs(bundle, now);
  if (remainingMs > 0) return { kind: 'later', next: [], retryAfterMs: remainingMs };
  await sendToQueue(BUNDLE_QUEUE, order);
  return { kind: 'later', next: [], retryAfterMs: REQUEUE_AFTER_MS };
}

export const fileSteps: Steps<'bundle' | 'count-pages' | 'erase' | 'scan'> = {
  bundle: ({ bundleId }, { requestId, now }) => orderBundle({ requestId, bundleId }, now),
  'count-pages': ofRequest((request, { fileId }, { log }) => countPages(request, fileId, log)),
  erase: ofRequest((request, { fileId }, { now }) => eraseFile(request, fileId, now)),
  scan: ofRequest((request, _, { now, log }) => scanFiles(request, now, log)),
};

/**
 * Applies scan verdicts that arrived before the request existed, and requests missing scans. Returns `later` until every
 * file has a verdict, so that a lost verdict is requested again.
 */
async function scanFiles(request: RequestDocument, now: Date, log: Log): Promise<Outcome> {
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
