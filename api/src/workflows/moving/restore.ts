import * as z from 'zod/mini';
import type { ContainerName } from '../../data/containers.ts';
import { holdsBlobs } from '../../data/moving/blobPages.ts';
import { holdsDocuments } from '../../data/moving/documentPages.ts';
import { beginRestore, endRestore, restoreUnderWay } from '../../data/moving/restoreMark.ts';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { checkBackup } from './checkBackup.ts';
import type { Difference } from './difference.ts';
import { inGroups } from './inGroups.ts';
import {
  blobRecords,
  blobsInOrder,
  documentLines,
  documentsInOrder,
  type RestoredBlobs,
  type Share,
} from './linesToRestore.ts';
import { restoreBlob } from './restoreBlob.ts';
import { restoreDocuments } from './restoreDocuments.ts';
import { blobStreams, documentStreams } from './stream.ts';
import { verifyRestored } from './verifyRestored.ts';

const BLOBS_AT_ONCE = 4;

/** A part that was restored, and with what outcome. */
const partDone = z.object({
  what: z.enum(['documents', 'tasks']),
  file: z.string(),
  created: z.int(),
  same: z.int(),
  different: z.array(z.object({ subject: z.string(), parts: z.array(z.string()) })),
  expired: z.int(),
});

interface Asked {
  readonly folder: BackupFolder;
  /** The store may hold something already. */
  readonly intoExisting: boolean;
  /** The portal that it is restored into may have another pepper. */
  readonly otherPepper: boolean;
  readonly now: () => Date;
  say(line: string): void;
}

export interface RestoreReport {
  readonly created: number;
  readonly same: number;
  readonly expired: number;
  /** What was in the store already with another content, and stayed as it was. */
  readonly kept: readonly Difference[];
  readonly verified: number;
  /** What is not in the store as it should be. */
  readonly wrong: readonly Difference[];
}

/** Puts a backup into the portal's stores, or goes on where an earlier run ended, and compares the result with the backup. */
export async function restore({
  folder,
  intoExisting,
  otherPepper,
  now,
  say,
}: Asked): Promise<RestoreReport> {
  say('Checking the backup …');
  const backup = await checkBackup(folder, otherPepper);
  const name = (await restoreUnderWay(backup.sha256)) ?? (await begin(backup.sha256, intoExisting));
  const done = await folder.journal(`restore-${name}.jsonl`, partDone);
  const blobs = { created: 0, same: 0, different: [] as Difference[] };
  /** Requests and drafts name the version of an upload that was checked; here it has another ETag. */
  const renewed = new Map<string, string>();

  for (const container of blobsInOrder) await putBlobs(container);
  for (const container of documentsInOrder) await putDocuments(container, 'documents');
  say('Comparing what is in the store with the backup …');
  const { verified, wrong } = await verifyRestored(folder, backup, renewed, now);
  await putDocuments('requests', 'tasks');
  await endRestore(backup.sha256);

  const sum = (field: 'created' | 'same' | 'expired') =>
    done.entries.reduce((total, entry) => total + entry[field], 0);
  const kept = [...blobs.different, ...done.entries.flatMap(({ different }) => different)];
  return {
    created: blobs.created + sum('created'),
    same: blobs.same + sum('same'),
    expired: sum('expired'),
    kept,
    verified,
    wrong: wrong.filter(({ subject }) => !kept.some((each) => each.subject === subject)),
  };

  async function putBlobs(container: RestoredBlobs): Promise<void> {
    for await (const records of blobRecords(folder, backup, container)) {
      await inGroups(records, BLOBS_AT_ONCE, async (record) => {
        const { outcome, etag, parts } = await restoreBlob(container, record, folder);
        if (outcome === 'different')
          blobs.different.push({ subject: `${blobStreams[container]} ${record.name}`, parts });
        else blobs[outcome] += 1;
        if (container === 'quarantine') renewed.set(record.etag, etag);
      });
    }
    say(`${blobStreams[container]}: done`);
  }

  async function putDocuments(container: ContainerName, what: Share): Promise<void> {
    for await (const { part, lines } of documentLines(folder, backup, container, what)) {
      if (done.entries.some((entry) => entry.file === part.file && entry.what === what)) continue;
      const put = await restoreDocuments(container, lines, renewed, now());
      const different = put.different.map(({ subject, parts }) => ({
        subject: `${documentStreams[container]} ${subject}`,
        parts: [...parts],
      }));
      await done.append({ what, file: part.file, ...put, different });
    }
    say(`${documentStreams[container]}${what === 'tasks' ? ', outbox' : ''}: done`);
  }
}

async function begin(backup: string, intoExisting: boolean): Promise<string> {
  if (!intoExisting) {
    const holding: string[] = [];
    for (const container of documentsInOrder)
      if (await holdsDocuments(container)) holding.push(documentStreams[container]);
    for (const container of blobsInOrder)
      if (await holdsBlobs(container)) holding.push(blobStreams[container]);
    if (holding.length > 0)
      throw new Error(
        `The store is not empty (${holding.join(', ')}). Restore into an empty one, or say --into-existing: then what is there stays as it is, and what is missing is added.`,
      );
  }
  return beginRestore(backup);
}
