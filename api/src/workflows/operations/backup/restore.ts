import * as z from 'zod/mini';
import { settings } from '../../../config/settings.ts';
import { markOfPepper } from '../../../data/configuration/storeMarks.ts';
import {
  beginRestore,
  endRestores,
  restoreUnderWay,
  unfinishedRestores,
} from '../../../data/backup/restoreMark.ts';
import type { BackupFolder } from '../../../services/backup/BackupFolder.ts';
import { blobRecord, type Manifest } from '../../../services/backup/format.ts';
import { type BackupContext, hashOfParts } from './backUp.ts';
import { allStreams, type Comparison, isTask, lastVersions, type Stream } from './streams.ts';

/** Journal entry of a restored part. */
const restoredPart = z.object({
  file: z.string(),
  tasks: z.boolean(),
  created: z.int(),
  same: z.int(),
  expired: z.int(),
  different: z.readonly(z.array(z.object({ subject: z.string(), parts: z.readonly(z.array(z.string())) }))),
  etags: z.record(z.string(), z.string()),
});

interface RestoreOptions extends BackupContext {
  /** Allows a store that is not empty. */
  readonly intoExisting: boolean;
  /** Allows a portal with another pepper. */
  readonly otherPepper: boolean;
}

/**
 * Restores a backup into the portal's stores, or continues an interrupted restore, and compares the result with the
 * backup. `kept`: existing records with other content, left unchanged. `wrong`: records that differ from the backup.
 */
export async function restore({ folder, intoExisting, otherPepper, print }: RestoreOptions) {
  print('Checking the backup …');
  const backup = await checkBackup(folder, otherPepper);
  const all = allStreams(folder);
  const name = (await restoreUnderWay(backup.sha256)) ?? (await begin(all, backup.sha256, intoExisting));
  try {
    return await fill(folder, backup, all.toReversed(), name, print);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nThis restore has not ended, and the store may hold a part of the backup. Fix the cause and run it again: it continues. If the backup is damaged, restore another one into an empty store.`,
      { cause: error },
    );
  }
}

async function fill(
  folder: BackupFolder,
  backup: Manifest,
  streams: readonly Stream[],
  name: string,
  print: BackupContext['print'],
) {
  const done = await folder.journal(`restore-${name}.jsonl`, restoredPart);
  const etags = new Map(done.entries.flatMap((entry) => Object.entries(entry.etags)));

  for (const stream of streams) await create(stream, false);
  print('Comparing the store with the backup …');
  const differing: Comparison[] = [];
  let verified = 0;
  for (const stream of streams) {
    for await (const { lines } of linesOf(stream, false)) {
      const compared = await stream.compare(lines, { now: new Date(), etags });
      const different = compared.filter(differs);
      verified += compared.length - different.length;
      differing.push(...different);
    }
  }
  for (const stream of streams.filter(hasTasks)) await create(stream, true);
  await endRestores();

  const sum = (field: 'created' | 'same' | 'expired') =>
    done.entries.reduce((total, entry) => total + entry[field], 0);
  const kept = done.entries.flatMap(({ different }) => different);
  const subjects = new Set(kept.map(({ subject }) => subject));
  const wrong = differing.filter(({ subject }) => !subjects.has(subject));
  return { created: sum('created'), same: sum('same'), expired: sum('expired'), kept, verified, wrong };

  /** Outbox tasks are restored last: they must not run before everything else is restored and compared. */
  async function* linesOf(stream: Stream, tasks: boolean) {
    const parts = backup.streams[stream.name]?.parts ?? [];
    for await (const { part, lines } of lastVersions(folder, parts, stream))
      yield { part, lines: hasTasks(stream) ? lines.filter((line) => isTask(line) === tasks) : lines };
  }

  async function create(stream: Stream, tasks: boolean): Promise<void> {
    for await (const { part, lines } of linesOf(stream, tasks)) {
      if (done.entries.some((entry) => entry.file === part.file && entry.tasks === tasks)) continue;
      const { existing, ...outcome } = await stream.create(lines, { now: new Date(), etags });
      for (const [old, renewed] of Object.entries(outcome.etags)) etags.set(old, renewed);
      const different = existing.filter(differs);
      const same = existing.length - different.length;
      await done.append({ file: part.file, tasks, ...outcome, same, different });
    }
    print(`${stream.name}${tasks ? ', outbox' : ''}: done`);
  }
}

function differs({ parts }: Comparison): boolean {
  return parts.length > 0;
}

function hasTasks({ name }: Stream): boolean {
  return name === 'cosmos-requests';
}

function adviceOnPepper(): string {
  const advice =
    'Set the CODE_PEPPER of the portal that was backed up (a local portal keeps it as codePepper in secrets.json of its folder, a deployment as code-pepper in its vault), or use --other-pepper.';
  return settings().PORTAL_MODE === 'local'
    ? `${advice} To start a new local portal with it: CODE_PEPPER=<pepper> LOCAL_DIR=<new folder> npm start -- --seed=none`
    : advice;
}

/**
 * Returns the manifest after it verified that the backup is complete, undamaged and made for this portal. Throws
 * otherwise.
 */
async function checkBackup(folder: BackupFolder, otherPepper: boolean): Promise<Manifest> {
  const complete = await folder.readManifest();
  if (!complete)
    throw new Error(`${folder.path} holds no complete backup: run npm run backup again to finish it.`);
  if (complete.pepperMark !== markOfPepper(settings().CODE_PEPPER) && !otherPepper)
    throw new Error(
      `This portal has another CODE_PEPPER than the one that was backed up: nobody could sign in and no order would be found. ${adviceOnPepper()}`,
    );
  if (hashOfParts(complete.streams) !== complete.sha256)
    throw new Error('The manifest is not as it was written.');
  for (const [name, { parts }] of Object.entries(complete.streams)) {
    for (const part of parts) {
      const lines = await folder.readPart(part);
      if (!name.startsWith('blobs-')) continue;
      for (const line of lines) folder.checkContent(blobRecord.parse(JSON.parse(line)).file);
    }
  }
  return complete;
}

async function begin(streams: readonly Stream[], backup: string, intoExisting: boolean): Promise<string> {
  const holding: string[] = [];
  for (const stream of intoExisting ? [] : streams) if (await stream.hasRecords()) holding.push(stream.name);
  const unfinished = holding.length > 0 ? await unfinishedRestores() : [];
  if (unfinished.length > 0)
    throw new Error(
      `The store is not empty (${holding.join(', ')}), because a restore of another backup into it has not ended (sha256 in its manifest.json: ${unfinished.join(', ')}). Run that one again to finish it. If that backup is damaged, restore this one into an empty store, or, when both are of the same portal, use --into-existing: it adds missing records, and reports those that differ without changing them.`,
    );
  if (holding.length > 0)
    throw new Error(
      `The store is not empty (${holding.join(', ')}). Restore into an empty one, or use --into-existing: it adds missing records and changes no existing ones.`,
    );
  return beginRestore(backup);
}
