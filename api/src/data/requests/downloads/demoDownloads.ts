import type { Claim } from '../../../domain/files/downloads/decideDownload.ts';
import { unavailable } from '../../../errors/portalError.ts';
import { createDocument, upsertDocument } from '../../documents.ts';
import { claimDocument, readClaim } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import type { OpenedFile } from '../events/fileOpenedEvent.ts';

/** Sample files have a single round. */
const ROUND = 0;

type Subject = Pick<OpenedFile, 'requestId' | 'fileId' | 'subject'>;

/** The download claim of a subject for a sample file; null if there is none. */
export async function readDemoClaim(subject: Subject): Promise<Claim | null> {
  return readClaim(subject, ROUND);
}

/** Claims the single download of a paid sample file. Of concurrent calls only one creates the claim; the others return it. */
export async function claimDemoDownload(openedFile: OpenedFile, now: Date): Promise<Claim> {
  if (await createDocument('requests', claimDocument(openedFile, ROUND, now)))
    return { at: now.toISOString() };
  const existing = await readDemoClaim(openedFile);
  if (!existing) throw unavailable('Cosmos DB', new Error('the download was not claimed'));
  return existing;
}

/** Records a download of a free sample file in its history for 30 days. */
export async function recordDemoDownload(openedFile: OpenedFile, now: Date): Promise<void> {
  await upsertDocument('requests', historyDocument(openedFile, now));
}
