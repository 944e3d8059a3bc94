import { readDocumentContent } from '../../data/blobs/documentContent.ts';
import { recordReportEntries } from '../../data/views/reports/recordReportEntries.ts';
import { pageEntries } from '../../domain/analytics/reports/workEntries.ts';
import { arePagesToCount, mustBeRead } from '../../domain/files/documentPages.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { countDocumentPages } from '../../services/pdfText/countDocumentPages.ts';
import type { Log } from '../../telemetry/log.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/** The key under which all page counts share one turn in the queue. The sweep runs one of them at a time. */
const TURN = 'released documents';
/** The count is retried after this time, because people who wait for a check go first. */
const BUSY_RETRY_MS = 2_000;

/** Counts the pages of a released document for the report on work. A PDF that cannot be read has none. */
export async function countPages(request: RequestDocument, fileId: string, log: Log): Promise<Outcome> {
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
