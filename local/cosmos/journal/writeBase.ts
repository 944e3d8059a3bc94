import { open, rename, type FileHandle } from 'node:fs/promises';
import type { Catalogue } from '../catalogue.ts';
import { basePath, deleteOlderThan, syncFolder } from './journalFiles.ts';
import { journalMeta, journalPut } from './journalLine.ts';

/** Small enough that requests in between hardly wait. */
const CHUNK_CHARACTERS = 256 * 1024;

/**
 * Writes the state as `base-<number>` in small steps while requests go on. Documents may change meanwhile:
 * those changes are in the journal of the same number, which is replayed over the base, and every entry is a
 * whole document, so the end is the same. `settle` runs before the base becomes valid: a base must not show a
 * change that the journal has yet to put on disk. Answers the size in bytes.
 */
export async function writeBase(
  dir: string,
  number: number,
  catalogue: Catalogue,
  settle: () => Promise<void>,
): Promise<number> {
  const path = basePath(dir, number);
  const file = await open(`${path}.tmp`, 'w');
  try {
    await writeDocuments(file, catalogue);
    await file.datasync();
    await settle();
    await rename(`${path}.tmp`, path);
    await syncFolder(dir);
    await deleteOlderThan(dir, number);
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function writeDocuments(file: FileHandle, catalogue: Catalogue): Promise<void> {
  let chunk = `[${journalMeta(catalogue.snapshot())}]\n`;
  for (const container of catalogue.containers()) {
    for (const [key, partition] of container.partitions) {
      for (const { document } of partition.stored.values()) {
        if (container.isLive(document))
          chunk += `[${journalPut(container.rid, key, JSON.stringify(document))}]\n`;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        await file.appendFile(chunk);
        chunk = '';
      }
    }
  }
  await file.appendFile(chunk);
}
