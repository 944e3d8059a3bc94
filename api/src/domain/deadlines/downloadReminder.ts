import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';
import { dayIn } from './dayIn.ts';

/** Days after which a client is reminded of documents that nobody has downloaded. */
const DOWNLOAD_REMINDER_DAYS = [3, 7] as const;

/** Documents that wait for a download, and since when. */
interface WaitingDocuments {
  readonly fileIds: readonly string[];
  /** When the latest of them became available, as a UTC ISO instant. */
  readonly since: string;
}

interface DownloadReminder extends WaitingDocuments {
  /** The day on which it is due, YYYY-MM-DD. */
  readonly on: string;
  readonly day: number;
}

/**
 * The released documents that wait for their first download, also after the request was closed: free ones, and those to
 * pay for. Not those that are withdrawn, deleted or paid for (a paid download is open for hours only). `downloaded`: files
 * that a client or holder has downloaded. Null if there are none, and for a cancelled request.
 */
export function waitingDocuments(
  root: RequestRoot,
  downloaded: ReadonlySet<string>,
): WaitingDocuments | null {
  if (root.status === 'cancelled') return null;
  const waiting = Object.values(root.files).filter((file) => isWaiting(file) && !downloaded.has(file.fileId));
  const since = waiting.map(availableAt).toSorted().at(-1);
  return since === undefined ? null : { fileIds: waiting.map(({ fileId }) => fileId), since };
}

/**
 * The next reminder of documents that nobody has downloaded; null if none follows. Of the days that passed unsent, only the
 * last one counts. New documents start the days anew.
 */
export function downloadReminder(
  root: RequestRoot,
  downloaded: ReadonlySet<string>,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): DownloadReminder | null {
  const documents = waitingDocuments(root, downloaded);
  if (!documents) return null;
  const start = dayIn(timeZone, new Date(documents.since));
  const sent = root.reminders?.download;
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
