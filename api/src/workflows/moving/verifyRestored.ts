import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import type { Manifest } from '../../services/backup/format.ts';
import { type Difference, MISSING } from './difference.ts';
import { inGroups } from './inGroups.ts';
import { blobRecords, blobsInOrder, documentLines, documentsInOrder } from './linesToRestore.ts';
import { blobAsStored } from './restoreBlob.ts';
import { verifyDocuments } from './restoreDocuments.ts';
import { blobStreams, documentStreams } from './stream.ts';

const BLOBS_AT_ONCE = 4;

/** Reads everything that a backup holds from the store, and compares content with content. Tasks are left out: they may be done already. */
export async function verifyRestored(
  folder: BackupFolder,
  backup: Manifest,
  renewed: ReadonlyMap<string, string>,
  now: () => Date,
): Promise<{ readonly verified: number; readonly wrong: readonly Difference[] }> {
  let verified = 0;
  const wrong: Difference[] = [];
  for (const container of documentsInOrder) {
    for await (const { lines } of documentLines(folder, backup, container, 'documents')) {
      const found = await verifyDocuments(container, lines, renewed, now());
      verified += found.right;
      for (const { subject, parts } of found.wrong)
        wrong.push({ subject: `${documentStreams[container]} ${subject}`, parts });
    }
  }
  for (const container of blobsInOrder) {
    for await (const records of blobRecords(folder, backup, container)) {
      await inGroups(records, BLOBS_AT_ONCE, async (record) => {
        const stored = await blobAsStored(container, record);
        if (stored?.outcome === 'same') verified += 1;
        else
          wrong.push({
            subject: `${blobStreams[container]} ${record.name}`,
            parts: stored?.parts ?? [MISSING],
          });
      });
    }
  }
  return { verified, wrong };
}
