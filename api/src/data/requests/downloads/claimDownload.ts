import * as z from 'zod/mini';
import type { Claim } from '../../../domain/files/downloads/decideDownload.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { unavailable } from '../../../errors/portalError.ts';
import { readDocument } from '../../documents.ts';
import { writeBatch } from '../../writeBatch.ts';
import { type OpenedFile, fileOpenedEvent, fileOpenedKey } from '../fileOpenedEvent.ts';
import { eventAndTask, taskIdOf } from '../partition.ts';
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
 * calls only one creates the claim; the others return it. `pendingTasks`: the task to run now.
 */
export async function claimDownload(
  openedFile: OpenedFile,
  round: number,
  now: Date,
): Promise<{ readonly claim: Claim; readonly pendingTasks: TaskRef[] }> {
  const { requestId } = openedFile;
  const key = fileOpenedKey(now);
  const outcome = await writeBatch('requests', requestId, () => [
    { operationType: 'Create', resourceBody: claimDocument(openedFile, round, now) },
    ...publicDownloadRecord(openedFile),
    ...eventAndTask(requestId, key, { event: fileOpenedEvent(openedFile, now), work: [] }, now),
  ]);
  if (outcome.ok)
    return { claim: { at: now.toISOString() }, pendingTasks: [{ requestId, taskId: taskIdOf(key) }] };
  const existing = await readClaim(openedFile, round);
  if (!existing) throw unavailable('Cosmos DB', new Error('the download was not claimed'));
  return { claim: existing, pendingTasks: [] };
}

/** The stored claim. Its id makes it unique. */
export function claimDocument({ requestId, fileId, subject }: OpenedFile, round: number, now: Date) {
  const id = claimId(fileId, subject, round);
  return { id, requestId, type: 'download', fileId, subject, round, at: now.toISOString() };
}

function claimId(fileId: string, subject: string, round: number): string {
  return `dl|${fileId}|${subject}|${round}`;
}
