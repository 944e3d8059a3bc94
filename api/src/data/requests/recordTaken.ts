import type { OperationInput } from '@azure/cosmos';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { Taken } from '../../domain/files/downloads/takeFromBundle.ts';
import { writeBatch } from '../writeBatch.ts';
import { claimDocument } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import { type Opening, openingEvent, openingKey } from './openingEvent.ts';
import { eventsAndTask, taskIdOf } from './partition.ts';
import { publicDownloadMark } from './publicDownloads.ts';

/** Three operations for a file and one for the task: a batch takes a hundred. */
export const MOST_TAKEN_AT_ONCE = 33;

/**
 * Records the download of several files with their audit events, all or none: the one download of a paid file is
 * claimed, a free one enters the history. Answers the task to run now; null when one of them was claimed meanwhile.
 */
export async function recordTaken(
  by: Pick<Opening, 'requestId' | 'subject' | 'by'>,
  taken: readonly Taken[],
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

function noteOf({ kind, round }: Taken, opening: Opening, now: Date): OperationInput[] {
  if (kind === 'again') return [];
  const mark = publicDownloadMark(opening);
  return kind === 'once'
    ? [{ operationType: 'Create', resourceBody: claimDocument(opening, round, now) }, ...mark]
    : [{ operationType: 'Upsert', resourceBody: historyDocument(opening, now) }, ...mark];
}
