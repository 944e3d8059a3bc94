import type { ContainerClient } from '@azure/storage-blob';
import { sealCopyName } from '../../domain/audit/seal.ts';
import { blobStatusOf, onBlobs, SEALS_CONTAINER } from '../blobs/account.ts';

const CONCURRENT_READS = 8;

/** The names of all seal copies in the archive, sorted. */
export async function sealCopyNames(): Promise<string[]> {
  const found: string[] = [];
  let from: string | undefined;
  do {
    const { names, token } = await onBlobs(SEALS_CONTAINER, (container) => pageOfNames(container, from));
    found.push(...names);
    from = token || undefined;
  } while (from !== undefined);
  return found.toSorted();
}

async function pageOfNames(
  container: ContainerClient,
  from: string | undefined,
): Promise<{ names: string[]; token?: string | undefined }> {
  const pages = container.listBlobsFlat().byPage(from === undefined ? {} : { continuationToken: from });
  for await (const { segment, continuationToken } of pages)
    return { names: segment.blobItems.map(({ name }) => name), token: continuationToken };
  return { names: [] };
}

/** The text of a seal copy; null if it does not exist. */
export async function readSealCopy(name: string): Promise<string | null> {
  return onBlobs(SEALS_CONTAINER, async (container) => {
    try {
      return (await container.getBlobClient(name).downloadToBuffer()).toString('utf8');
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** All seal copies in the archive, by name. */
export async function sealCopies(): Promise<Map<string, string>> {
  const remainingNames = await sealCopyNames();
  const copies = new Map<string, string>();
  await Promise.all(
    Array.from({ length: CONCURRENT_READS }, async () => {
      for (let name = remainingNames.shift(); name !== undefined; name = remainingNames.shift()) {
        const text = await readSealCopy(name);
        if (text !== null) copies.set(name, text);
      }
    }),
  );
  return copies;
}

/**
 * Writes the copy of a day's seal once. An identical copy was written by an earlier attempt or another instance. False:
 * a different copy exists and is not overwritten.
 */
export async function writeSealCopy(day: string, text: string): Promise<boolean> {
  const name = sealCopyName(day);
  const isWritten = await onBlobs(SEALS_CONTAINER, async (container) => {
    try {
      await container.getBlockBlobClient(name).uploadData(Buffer.from(text), {
        blobHTTPHeaders: { blobContentType: 'application/json' },
        conditions: { ifNoneMatch: '*' },
      });
      return true;
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
      return false;
    }
  });
  return isWritten || (await readSealCopy(name)) === text;
}
