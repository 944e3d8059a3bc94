import * as z from 'zod/mini';
import type { Claim } from '../../../domain/files/downloads/decideDownload.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { withMoreSubject } from '../../../domain/files/downloads/paidSubjects.ts';
import { unavailable } from '../../../errors/portalError.ts';
import { readDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { writeBatch } from '../../writeBatch.ts';
import { type OpenedFile, fileOpenedEvent, fileOpenedKey } from '../events/fileOpenedEvent.ts';
import { eventAndTask, taskIdOf } from '../partition.ts';
import { moreSubjectsOperation, readMoreSubjects } from './moreSubjects.ts';
import { publicDownloadRecord } from './publicDownloads.ts';

const stored = z.object({ at: z.string() });

/** The download claim of a subject for a file in a round; null if there is none. */
export async function readClaim(
  { requestId, fileId, subject }: Pick<OpenedFile, 'requestId' | 'fileId' | 'subject'>,
  round: number,
): Promise<Claim | null> {
  const found = await readDocument('requests', claimId(fileId, subject, round), requestId, stored);
  return found?.value ?? null;
}

/**
 * Claims the single download of a paid file that a subject has in a round, together with its audit event. Of concurrent
 * calls only one creates the claim; the others return it. `takesPlace`: the payment was not for this subject, so it takes
 * one of the places for others in the same transaction. Null if none is left. `pendingTasks`: the task to run now.
 */
export async function claimDownload(
  openedFile: OpenedFile,
  { round, takesPlace }: { readonly round: number; readonly takesPlace: boolean },
  now: Date,
): Promise<{ readonly claim: Claim; readonly pendingTasks: TaskRef[] } | null> {
  const { requestId, fileId, subject } = openedFile;
  return retryOnConflict('the download', async () => {
    const more = takesPlace ? await readMoreSubjects(requestId) : null;
    const taken = more && withMoreSubject(more.value, { fileId, downloadRound: round }, subject);
    if (more && !taken) return succeeded(null);
    const key = fileOpenedKey(now);
    const outcome = await writeBatch('requests', requestId, () => [
      { operationType: 'Create', resourceBody: claimDocument(openedFile, round, now) },
      ...(more && taken ? [moreSubjectsOperation(requestId, taken, more.etag)] : []),
      ...publicDownloadRecord(openedFile),
      ...eventAndTask(requestId, key, { event: fileOpenedEvent(openedFile, now), steps: [] }, now),
    ]);
    if (outcome.ok) {
      const pendingTasks = [{ requestId, taskId: taskIdOf(key) }];
      return succeeded({ claim: { at: now.toISOString() }, pendingTasks });
    }
    const existing = await readClaim(openedFile, round);
    if (existing) return succeeded({ claim: existing, pendingTasks: [] });
    if (!takesPlace) throw unavailable('Cosmos DB', new Error('the download was not claimed'));
    // Another subject took a place first.
    return writeConflict;
  });
}

/** The stored claim. Its id makes it unique. */
export function claimDocument({ requestId, fileId, subject }: OpenedFile, round: number, now: Date) {
  const id = claimId(fileId, subject, round);
  return { id, requestId, type: 'download', fileId, subject, round, at: now.toISOString() };
}

function claimId(fileId: string, subject: string, round: number): string {
  return `dl|${fileId}|${subject}|${round}`;
}
