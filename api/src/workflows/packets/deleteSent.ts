import { eraseUpload } from '../../data/blobs/eraseBlobs.ts';
import type { ListedUpload } from '../../data/blobs/listUploads.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { findSource } from '../../domain/packets/assembly.ts';
import { isSentNeeded } from '../../domain/packets/endAssembly.ts';
import { isUploadDeletable } from '../../domain/retention/expiry.ts';

/** The prefix of keys of sources in quarantine. */
const PREFIX = 'sources/';

/** The request whose sources were sent under a key of quarantine; null for other uploads. */
export function requestOfSources(key: string): string | null {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}

/**
 * Deletes the sources in quarantine that the portal does not need there. Keeps them for a day, because a call may have
 * stored the blob and not yet its record.
 */
export async function deleteSent(
  requestId: string,
  uploads: readonly ListedUpload[],
  now: Date,
): Promise<void> {
  const old = uploads.filter(({ uploadedAt }) => isUploadDeletable(uploadedAt, now));
  if (old.length === 0) return;
  const assembly = await readAssembly(requestId);
  for (const { blobName } of old) {
    const source = findSource(assembly, blobName.slice(blobName.lastIndexOf('/') + 1));
    if (!isSentNeeded(source)) await eraseUpload(blobName);
  }
}
