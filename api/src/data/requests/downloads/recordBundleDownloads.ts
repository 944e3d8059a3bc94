import type { OperationInput } from '@azure/cosmos';
import type { TaskRef } from '../../../domain/requests/change.ts';
import type { BundleDownload } from '../../../domain/files/downloads/claimBundleFiles.ts';
import { writeBatch } from '../../writeBatch.ts';
import { claimDocument } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import { type OpenedFile, fileOpenedEvent, fileOpenedKey } from '../fileOpenedEvent.ts';
import { eventsAndTask, taskIdOf } from '../partition.ts';
import { publicDownloadRecord } from './publicDownloads.ts';

/** A batch can have 100 operations: three per file and one for the task. */
export const MAX_FILES_PER_BUNDLE = 33;

/**
 * Records the download of several files with their audit events, all or none: claims paid files and adds free files to
 * the history. Returns the task to run now; null if one of the files has been claimed.
 */
export async function recordBundleDownloads(
  by: Pick<OpenedFile, 'requestId' | 'subject' | 'by'>,
  downloads: readonly BundleDownload[],
  now: Date,
): Promise<TaskRef[] | null> {
  const { requestId } = by;
  const openedFiles = downloads.map(({ fileId }) => ({ ...by, fileId, action: 'download' as const }));
  const events = openedFiles.map((openedFile) => ({
    key: fileOpenedKey(now),
    event: fileOpenedEvent(openedFile, now),
  }));
  const key = fileOpenedKey(now);
  const outcome = await writeBatch('requests', requestId, () => [
    ...downloads.flatMap((file, index) => downloadOperations(file, openedFiles[index]!, now)),
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
