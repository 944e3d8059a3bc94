import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { type PageFacts, sourceFacts } from '../../domain/packets/checks/pageFacts.ts';
import { noChecks, type StoredChecks, storedChecks } from '../../domain/packets/checks/storedChecks.ts';
import { readPieceFile } from './assemblyBlobs.ts';
import { readJsonBlob, saveJsonBlob } from './jsonBlobs.ts';

/** What people say about the pages of a request. `etag`: null before the first time. */
export async function readChecks(requestId: string): Promise<{ value: StoredChecks; etag: string | null }> {
  const stored = await readJsonBlob(assemblyBlobs.checks(requestId), storedChecks);
  return stored ?? { value: noChecks, etag: null };
}

/** Saves what people say. False if it was changed after it was read. */
export function saveChecks(requestId: string, next: StoredChecks, etag: string | null): Promise<boolean> {
  return saveJsonBlob(assemblyBlobs.checks(requestId), Buffer.from(JSON.stringify(next)), etag);
}

/** What the text of each page of a source says; null if it was prepared before the portal read texts. */
export async function readSourceFacts(requestId: string, sourceId: string): Promise<PageFacts[] | null> {
  const content = await readPieceFile(assemblyBlobs.facts(requestId, sourceId));
  return content && sourceFacts.parse(JSON.parse(content.toString('utf8'))).pages;
}
