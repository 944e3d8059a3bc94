import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { dayIn } from './dayIn.ts';

/** Days after which a client is reminded of documents that nobody has downloaded. */
const DOWNLOAD_REMINDER_DAYS = [3, 7] as const;

/** Documents that wait for their first download. */
interface WaitingDocuments {
  readonly fileIds: readonly string[];
  /** The instant (UTC ISO) at which the latest of them became available. */
  readonly since: string;
}

interface DownloadReminder extends WaitingDocuments {
  /** The day on which the reminder is due, YYYY-MM-DD. */
  readonly on: string;
  readonly day: number;
}

/**
 * The released documents that wait for their first download, also after the request was closed: free and unpaid ones. A
 * paid download is open for hours only, so paid documents are left out, like withdrawn and deleted ones. `downloaded`
 * are the files that a client or holder has downloaded. Null if there are none, and for a cancelled request.
 */
export function waitingDocuments(
  request: RequestDocument,
  downloaded: ReadonlySet<string>,
): WaitingDocuments | null {
  if (request.status === 'cancelled') return null;
  const waiting = Object.values(request.files).filter(
    (file) => isWaiting(file) && !downloaded.has(file.fileId),
  );
  const since = waiting.map(availableAt).toSorted().at(-1);
  return since === undefined ? null : { fileIds: waiting.map(({ fileId }) => fileId), since };
}

/**
 * The next reminder about documents that nobody has downloaded; null if there is none. If the days of several reminders
 * passed without one being sent, only the last of them is sent. New documents restart the days.
 */
export function downloadReminder(
  request: RequestDocument,
  downloaded: ReadonlySet<string>,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): DownloadReminder | null {
  const documents = waitingDocuments(request, downloaded);
  if (!documents) return null;
  const start = dayIn(timeZone, new Date(documents.since));
  const sent = request.reminders?.download;
  const sentDay = sent?.since === documents.since ? sent.day : 0;
  const passed = DOWNLOAD_REMINDER_DAYS.findLast((day) => addDays(start, day) <= today) ?? 0;
  const day = passed > sentDay ? passed : DOWNLOAD_REMINDER_DAYS.find((each) => each > sentDay);
  return day === undefined ? null : { ...documents, on: addDays(start, day), day };
}

function isWaiting(file: RequestFile): boolean {
  const { uploadedByAdmin, scan, deletedAt, noticeVersion, messageId, paidAt } = file;
  const isDocument = uploadedByAdmin && noticeVersion === undefined && messageId === null;
  return isDocument && scan === 'clean' && deletedAt === null && paidAt === null;
}

function availableAt(file: RequestFile): string {
  return embargoEndsAt(file)?.toISOString() ?? file.uploadedAt;
}
