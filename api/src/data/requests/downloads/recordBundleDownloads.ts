import type { OperationInput } from '@azure/cosmos';
import type { TaskRef } from '../../../domain/requests/change.ts';
import type { BundleDownload } from '../../../domain/files/downloads/claimBundleFiles.ts';
import { type MoreSubjects, withMoreSubject } from '../../../domain/files/downloads/paidSubjects.ts';
import { writeBatch } from '../../writeBatch.ts';
import { claimDocument } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import { type OpenedFile, fileOpenedEvent, fileOpenedKey } from '../events/fileOpenedEvent.ts';
import { eventsAndTask, taskIdOf } from '../partition.ts';
import { moreSubjectsOperation, readMoreSubjects } from './moreSubjects.ts';
import { publicDownloadRecord } from './publicDownloads.ts';

/** A batch can have 100 operations: three per file, one for the task, and one for the places of other subjects. */
export const MAX_FILES_PER_BUNDLE = 32;

/**
 * Records the download of several files with their audit events, all or none: claims paid files and adds free files to
 * the history. Files whose payment was not for the subject take a place for others, in the same transaction. Returns the
 * task to run now; null if one of the files has been claimed, or has no place left.
 */
export async function recordBundleDownloads(
  by: Pick<OpenedFile, 'requestId' | 'subject' | 'by'>,
  downloads: readonly BundleDownload[],
  now: Date,
): Promise<TaskRef[] | null> {
  const { requestId, subject } = by;
  const needingPlace = downloads.filter(({ kind, takesPlace }) => kind === 'once' && takesPlace);
  const more = needingPlace.length > 0 ? await readMoreSubjects(requestId) : null;
  const taken = needingPlace.reduce<MoreSubjects | null>(
    (places, { fileId, round }) =>
      places && withMoreSubject(places, { fileId, downloadRound: round }, subject),
    more?.value ?? {},
  );
  if (!taken) return null;
  const openedFiles = downloads.map(({ fileId }) => ({ ...by, fileId, action: 'download' as const }));
  const events = openedFiles.map((openedFile) => ({
    key: fileOpenedKey(now),
    event: fileOpenedEvent(openedFile, now),
  }));
  const key = fileOpenedKey(now);
  const outcome = await writeBatch('requests', requestId, () => [
    ...downloads.flatMap((file, index) => downloadOperations(file, openedFiles[index]!, now)),
    ...(more ? [moreSubjectsOperation(requestId, taken, more.etag)] : []),
    ...eventsAndTask(requestId, key, events, now),
  ]);
  return outcome.ok ? [{ requestId, taskId: taskIdOf(key) }] : null;
}

function downloadOperations(
  { kind, round }: BundleDownload,
  openedFile: OpenedFile,
  now: Date,
): OperationInput[] {
  if (kind === 'again') return [];
  const record = publicDownloadRecord(openedFile);
  return kind === 'once'
    ? [{ operationType: 'Create', resourceBody: claimDocument(openedFile, round, now) }, ...record]
    : [{ operationType: 'Upsert', resourceBody: historyDocument(openedFile, now) }, ...record];
}
