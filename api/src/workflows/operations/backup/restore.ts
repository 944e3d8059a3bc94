import * as z from 'zod/mini';
import { settings } from '../../../config/settings.ts';
import { pepperFingerprint } from '../../../data/configuration/storeBindings.ts';
import {
  beginRestore,
  endRestores,
  restoreInProgress,
  unfinishedRestores,
} from '../../../data/operations/backup/restoreMark.ts';
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
  const name = (await restoreInProgress(backup.sha256)) ?? (await begin(all, backup.sha256, intoExisting));
  try {
    return await fill(folder, backup, all.toReversed(), name, print);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nThis restore is not complete, and the store may contain part of the backup. Resolve the cause and run it again to continue. If the backup is damaged, restore another one into an empty store.`,
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
  const progress = await folder.journal(`restore-${name}.jsonl`, restoredPart);
  const etags = new Map(progress.entries.flatMap((entry) => Object.entries(entry.etags)));

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
    progress.entries.reduce((total, entry) => total + entry[field], 0);
  const kept = progress.entries.flatMap(({ different }) => different);
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
      if (progress.entries.some((entry) => entry.file === part.file && entry.tasks === tasks)) continue;
      const { existing, ...outcome } = await stream.create(lines, { now: new Date(), etags });
      for (const [old, renewed] of Object.entries(outcome.etags)) etags.set(old, renewed);
      const different = existing.filter(differs);
      const same = existing.length - different.length;
      await progress.append({ file: part.file, tasks, ...outcome, same, different });
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
    'Set the CODE_PEPPER of the portal that was backed up (codePepper in secrets.json of a local portal’s folder, code-pepper in a deployment’s vault), or use --other-pepper.';
  return settings().PORTAL_MODE === 'local'
    ? `${advice} A local portal uses it when it starts the first time: CODE_PEPPER=<pepper> LOCAL_DIR=<new folder> npm start -- --seed=none`
    : advice;
}

/**
 * Returns the manifest after it verified that the backup is complete, undamaged and made for this portal. Throws
 * otherwise.
 */
async function checkBackup(folder: BackupFolder, otherPepper: boolean): Promise<Manifest> {
  const complete = await folder.readManifest();
  if (!complete)
    throw new Error(`${folder.path} contains no complete backup. Run npm run backup again to finish it.`);
  if (complete.pepperFingerprint !== pepperFingerprint(settings().CODE_PEPPER) && !otherPepper)
    throw new Error(
      `This portal has another CODE_PEPPER than the one that was backed up: no one could sign in, and no order would be found. ${adviceOnPepper()}`,
    );
  if (hashOfParts(complete.streams) !== complete.sha256)
    throw new Error('The manifest does not match its hash. It was changed after it was written.');
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
      `The store is not empty (${holding.join(', ')}), because a restore of another backup is unfinished (sha256 in its manifest.json: ${unfinished.join(', ')}). Run that restore again to finish it. If that backup is damaged, restore this one into an empty store. If both are of the same portal, you can also use --into-existing: it adds missing data, keeps existing data, and lists differences.`,
    );
  if (holding.length > 0)
    throw new Error(
      `The store is not empty (${holding.join(', ')}). Restore into an empty store, or use --into-existing: it keeps existing data and adds missing data.`,
    );
  return beginRestore(backup);
}
