import type { OperationInput } from '@azure/cosmos';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { BundleDownload } from '../../domain/files/downloads/claimBundleFiles.ts';
import { writeBatch } from '../writeBatch.ts';
import { claimDocument } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import { type Opening, openingEvent, openingKey } from './openingEvent.ts';
import { eventsAndTask, taskIdOf } from './partition.ts';
import { publicDownloadMark } from './publicDownloads.ts';

/** Three operations for a file and one for the task: a batch takes a hundred. */
export const MAX_FILES_PER_BUNDLE = 33;

/**
 * Records the download of several files with their audit events, all or none: the one download of a paid file is
 * claimed, a free one enters the history. Answers the task to run now; null when one of them was claimed meanwhile.
 */
export async function recordBundleDownloads(
  by: Pick<Opening, 'requestId' | 'subject' | 'by'>,
  taken: readonly BundleDownload[],
  now: Date,
): Promise<TaskRef[] | null> {
  const { requestId } = by;
  const openings = taken.map(({ fileId }) => ({ ...by, fileId, action: 'download' as const }));
  const events = openings.map((opening) => ({ key: openingKey(now), event: openingEvent(opening, now) }));
  const key = openingKey(now);
  const outcome = await writeBatch('requests', requestId, () => [
    ...taken.flatMap((file, index) => noteOf(file, openings[index]!, now)),
    ...eventsAndTask(requestId, key, events, now),
  ]);
  return outcome.ok ? [{ requestId, taskId: taskIdOf(key) }] : null;
}

function noteOf({ kind, round }: BundleDownload, opening: Opening, now: Date): OperationInput[] {
  if (kind === 'again') return [];
  const mark = publicDownloadMark(opening);
  return kind === 'once'
    ? [{ operationType: 'Create', resourceBody: claimDocument(opening, round, now) }, ...mark]
    : [{ operationType: 'Upsert', resourceBody: historyDocument(opening, now) }, ...mark];
}
