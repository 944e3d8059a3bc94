import { settings } from '../../config/settings.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { keyedHash } from '../../data/keyedHash.ts';
import { leftOut } from '../../domain/moving/isLeftOut.ts';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import {
  FORMAT,
  type Heading,
  heading,
  type Manifest,
  manifest,
  type StreamSummary,
} from '../../services/backup/format.ts';
import { allStreams } from './allStreams.ts';
import { readPass, step } from './readPass.ts';
import { summarize } from './summarize.ts';

/** All of it, and at most so many times what had changed meanwhile. */
const MOST_PASSES = 6;

interface Asked {
  readonly folder: BackupFolder;
  /** Of the passphrase. */
  readonly salt: string | null;
  readonly now: () => Date;
  say(line: string): void;
}

/** Makes a backup of the portal's stores, or goes on with one that was interrupted. Throws for a folder that holds a complete one. */
export async function backUp({ folder, salt, now, say }: Asked): Promise<Manifest> {
  const begun = await begin(folder, salt, now());
  const streams = allStreams(folder);
  const journals = await Promise.all(streams.map(({ name }) => folder.journal(`${name}.steps.jsonl`, step)));
  let still = false;
  for (let pass = 0; pass < MOST_PASSES && !still; pass++) {
    let written = 0;
    for (const [index, stream] of streams.entries()) {
      const records = await readPass(folder, stream, journals[index]!, pass, now);
      if (records > 0) say(`${stream.name}: ${records} ${pass === 0 ? 'read' : 'written meanwhile'}`);
      written += records;
    }
    still = pass > 0 && written === 0;
  }
  say('Reading it back …');
  const summaries: Record<string, StreamSummary> = {};
  for (const [index, stream] of streams.entries())
    summaries[stream.name] = await summarize(folder, stream, journals[index]!);
  const complete: Manifest = {
    ...begun,
    finishedAt: now().toISOString(),
    still,
    leftOut: [...leftOut],
    streams: summaries,
    sha256: hashOfParts(summaries),
  };
  await folder.writeJson('manifest.json', complete);
  return complete;
}

/** One hash over those of all parts. */
export function hashOfParts(streams: Readonly<Record<string, StreamSummary>>): string {
  const parts = Object.values(streams).flatMap((stream) => stream.parts);
  return sha256(parts.map((part) => `${part.file} ${part.sha256}\n`).join(''));
}

/** The same value for the same pepper, without which users and orders are not found. */
export function pepperMark(): string {
  return keyedHash('backup', 'pepper').toString('hex').slice(0, 16);
}

async function begin(folder: BackupFolder, salt: string | null, now: Date): Promise<Heading> {
  if (await folder.readJson('manifest.json', manifest))
    throw new Error(`${folder.path} holds a complete backup already. Choose another folder.`);
  const { COSMOS_ENDPOINT, COSMOS_DATABASE } = settings();
  const source = { cosmos: COSMOS_ENDPOINT, database: COSMOS_DATABASE };
  const known = await folder.readJson('backup.json', heading);
  if (!known) {
    const made: Heading = {
      format: FORMAT,
      startedAt: now.toISOString(),
      source,
      pepperMark: pepperMark(),
      salt,
    };
    await folder.writeJson('backup.json', made);
    return made;
  }
  // The address of a local store changes with every start.
  if (known.pepperMark !== pepperMark() || known.source.database !== source.database)
    throw new Error(`${folder.path} holds the beginning of a backup of another portal.`);
  return known;
}
