import { sentBlocks, sourceUploadLink } from '../../data/packets/sourceUploads.ts';
import type { StoredSource } from '../../domain/packets/assembly.ts';
import { viewSource } from './viewAssembly.ts';

/** A source that is being sent, with a new link for its blocks, and the blocks that have arrived. */
export async function sourceUpload(requestId: string, source: StoredSource, now: Date) {
  const [view, link, blocks] = await Promise.all([
    viewSource(source),
    sourceUploadLink(requestId, source, now),
    sentBlocks(requestId, source),
  ]);
  return { source: view, ...link, blocks };
}
