import type { Claim } from '../../domain/files/downloads/decideDownload.ts';
import { unavailable } from '../../errors/portalError.ts';
import { createDocument, upsertDocument } from '../documents.ts';
import { claimDocument, readClaim } from './claimDownload.ts';
import { historyDocument } from './downloads.ts';
import type { Opening } from './openingEvent.ts';

/** Sample files are sold once and for all: there are no further rounds. */
const ROUND = 0;

type Subject = Pick<Opening, 'requestId' | 'fileId' | 'subject'>;

/** The claim of a subject to a sample file; null when there is none. */
export async function readDemoClaim(subject: Subject): Promise<Claim | null> {
  return readClaim(subject, ROUND);
}

/** Takes the one download of a paid sample file; of any number of calls at once one takes it, and the rest are answered its claim. */
export async function claimDemoDownload(opening: Opening, now: Date): Promise<Claim> {
  if (await createDocument('requests', claimDocument(opening, ROUND, now))) return { at: now.toISOString() };
  const taken = await readDemoClaim(opening);
  if (!taken) throw unavailable('Cosmos DB', new Error('the download was not claimed'));
  return taken;
}

/** Notes a download of a free sample file in its history, for 30 days. */
export async function recordDemoDownload(opening: Opening, now: Date): Promise<void> {
  await upsertDocument('requests', historyDocument(opening, now));
}
