import { open, rename, type FileHandle } from 'node:fs/promises';
import type { Catalog } from '../catalog.ts';
import { basePath, deleteOlderThan, syncFolder } from './journalFiles.ts';
import { journalMeta, journalPut } from './journalLine.ts';

/** Small enough that concurrent requests hardly wait. */
const CHUNK_CHARACTERS = 256 * 1024;

/**
 * Writes the state as `base-<number>` in small chunks while requests continue. Documents that change during the write are
 * also in the journal of the same number, which is replayed over the base. Entries are complete documents, so the result
 * is the same. `waitForJournal` runs before the base becomes valid, because a base must not contain a change that the
 * journal has not put on disk. Returns the size in bytes.
 */
export async function writeBase(
  dir: string,
  number: number,
  catalog: Catalog,
  waitForJournal: () => Promise<void>,
): Promise<number> {
  const path = basePath(dir, number);
  const file = await open(`${path}.tmp`, 'w');
  try {
    await writeDocuments(file, catalog);
    await file.datasync();
    await waitForJournal();
    await rename(`${path}.tmp`, path);
    await syncFolder(dir);
    await deleteOlderThan(dir, number);
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function writeDocuments(file: FileHandle, catalog: Catalog): Promise<void> {
  let chunk = `[${journalMeta(catalog.snapshot())}]\n`;
  for (const container of catalog.containers()) {
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
