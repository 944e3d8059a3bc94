import type { RequestFile } from '../request/root.ts';
import type { Claim } from './decideDownload.ts';

/** The holder of order id and code, as whom they download. */
export const HOLDER_SUBJECT = 'holder';

export function subjectOfUser(userId: string): string {
  return `user:${userId}`;
}

/** A download that is on record. `round` counts for a paid file; null for a free one. */
export interface DownloadNote {
  readonly fileId: string;
  readonly subject: string;
  readonly at: string;
  readonly round: number | null;
}

/** The claim of a subject to a paid file in its present round, or null. */
export function claimOf(
  notes: readonly DownloadNote[],
  { fileId, downloadRound }: Pick<RequestFile, 'fileId' | 'downloadRound'>,
  subject: string,
): Claim | null {
  return (
    notes.find(
      (note) => note.fileId === fileId && note.subject === subject && note.round === downloadRound,
    ) ?? null
  );
}

/** When a subject downloaded a file, in the order of the notes. */
export function historyOf(notes: readonly DownloadNote[], fileId: string, subject: string): string[] {
  return notes.filter((note) => note.fileId === fileId && note.subject === subject).map(({ at }) => at);
}
