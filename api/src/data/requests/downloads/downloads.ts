import type { TaskRef } from '../../../domain/requests/change.ts';
import { viewSlot } from '../../../domain/requests/views/viewSlot.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { writeBatch } from '../../writeBatch.ts';
import { type OpenedFile, fileOpenedEvent, fileOpenedKey } from '../events/fileOpenedEvent.ts';
import { eventAndTask, taskIdOf } from '../partition.ts';
import { publicDownloadRecord } from './publicDownloads.ts';

/** How long the history of free downloads is kept. */
const HISTORY_SECONDS = 30 * 24 * 3600;

/**
 * Records that a file was opened, in the audit trail and, for a download, in the subject's history. Call it before
 * issuing a link. Returns the task to run now.
 */
export async function recordFileOpened(
  openedFile: OpenedFile,
  now: Date,
  { inHistory = openedFile.action === 'download' } = {},
): Promise<TaskRef[]> {
  const { requestId } = openedFile;
  const key = fileOpenedKey(now);
  const download = historyDocument(openedFile, now);
  return retryOnConflict('the opened file', async () => {
    const outcome = await writeBatch('requests', requestId, () => [
      ...eventAndTask(requestId, key, { event: fileOpenedEvent(openedFile, now), steps: [] }, now),
      ...(inHistory
        ? [
            { operationType: 'Upsert' as const, resourceBody: { ...download } },
            ...publicDownloadRecord(openedFile),
          ]
        : []),
    ]);
    // Only this call has the key of the event: a 409 of it is the write itself, whose answer was lost.
    const isRecorded = outcome.ok || outcome.statuses[0] === 409;
    return isRecorded ? succeeded([{ requestId, taskId: taskIdOf(key) }]) : writeConflict;
  });
}

/** The stored download of a free file. Downloads within the same few minutes share one document. */
export function historyDocument({ requestId, fileId, subject }: OpenedFile, now: Date) {
  const at = now.toISOString();
  const id = `dl|${fileId}|${subject}|${viewSlot(now)}`;
  return { id, requestId, type: 'download', fileId, subject, at, ttl: HISTORY_SECONDS };
}
