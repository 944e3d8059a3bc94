import { settings } from '../../../config/settings.ts';
import { sha256 } from '../../../data/audit/sha256.ts';
import { markOfPepper } from '../../../data/configuration/storeMarks.ts';
import { excluded } from '../../../domain/operations/backup/excluded.ts';
import type { BackupFolder } from '../../../services/backup/BackupFolder.ts';
import { FORMAT, type Manifest, type Part } from '../../../services/backup/format.ts';
import { allStreams, lastVersions, type Stream } from './streams.ts';

/** All of it, and at most so many times what had changed meanwhile. */
const MAX_PASSES = 6;
/** A part is closed when it has so much, or so many records. */
const PART_TEXT = 8 * 1024 * 1024;
/** What is asked for again of the time before a pass began: clocks differ, and Cosmos DB counts in seconds. */
const OVERLAP_MS = 90_000;

export interface Work {
  readonly folder: BackupFolder;
  say(line: string): void;
}

type Steps = Awaited<ReturnType<BackupFolder['steps']>>;

/** Makes a backup of the portal's stores, or goes on with one that was interrupted. Throws for a folder that holds a complete one. */
export async function backUp({ folder, say }: Work): Promise<Manifest> {
  if (await folder.readManifest())
    throw new Error(`${folder.path} already contains a complete backup. Choose another folder.`);
  const steps = await folder.steps();
  const heading = await begin(folder.path, steps);
  const all = allStreams(folder);
  let consistent = false;
  for (let pass = 0; pass < MAX_PASSES && !consistent; pass++) {
    let written = 0;
    for (const stream of all) {
      const records = await readPass(folder, stream, steps, pass);
      if (records > 0)
        say(
          `${stream.name}: ${records} ${pass === 0 ? 'read' : 'changed during the backup or shortly before'}`,
        );
      written += records;
    }
    consistent = pass > 0 && written === 0;
  }
  say('Verifying the backup …');
  const streams: Manifest['streams'] = {};
  for (const stream of all) {
    const parts = partsOf(steps, stream);
    let records = 0;
    for await (const { lines } of lastVersions(folder, parts, stream)) records += lines.length;
    streams[stream.name] = { records, parts };
  }
  const finishedAt = new Date().toISOString();
  const content = { consistent, excluded: [...excluded], streams, sha256: hashOfParts(streams) };
  const complete: Manifest = { ...heading, finishedAt, ...content };
  await folder.writeManifest(complete);
  return complete;
}

/** One hash over those of all parts. */
export function hashOfParts(streams: Manifest['streams']): string {
  const parts = Object.values(streams).flatMap((stream) => stream.parts);
  return sha256(parts.map((part) => `${part.file} ${part.sha256}\n`).join(''));
}

async function begin(path: string, steps: Steps) {
  // Not the address of the store: that of a local one changes with every start.
  const { COSMOS_DATABASE, CODE_PEPPER } = settings();
  const portal = { database: COSMOS_DATABASE, pepperMark: markOfPepper(CODE_PEPPER) };
  const begun = steps.entries.find((step) => step.kind === 'begin')?.heading;
  const heading = begun ?? { format: FORMAT, startedAt: new Date().toISOString(), ...portal };
  if (heading.pepperMark !== portal.pepperMark || heading.database !== portal.database)
    throw new Error(`${path} contains an unfinished backup of another portal.`);
  if (!begun) await steps.append({ kind: 'begin', heading });
  return heading;
}

function readsOf(steps: Steps, { name }: Stream) {
  return steps.entries.flatMap((step) => (step.kind === 'read' && step.stream === name ? step : []));
}

function partsOf(steps: Steps, stream: Stream) {
  return readsOf(steps, stream).flatMap(({ part }) => part ?? []);
}

/**
 * Reads a stream: all of it in pass 0, and in each later one what was written since the one before began, if it differs
 * from what the later passes have already. Goes on where an earlier run ended. Answers how many records it has written.
 */
async function readPass(folder: BackupFolder, stream: Stream, steps: Steps, pass: number): Promise<number> {
  const inPass = (wanted: number) => readsOf(steps, stream).filter((read) => read.pass === wanted);
  const last = inPass(pass).at(-1);
  if (last?.token !== null) {
    const startedAt = last?.startedAt ?? new Date().toISOString();
    const before = inPass(pass - 1)[0]?.startedAt;
    const since = before === undefined ? null : new Date(Date.parse(before) - OVERLAP_MS);
    const isNew = await newness(folder, stream, partsOf(steps, stream));
    let lines: string[] = [];
    let textLength = 0;
    for await (const page of stream.pages({ since, token: last?.token })) {
      for (const line of pass > 0 ? page.lines.filter(isNew) : page.lines) {
        lines.push(line);
        textLength += line.length;
      }
      const isFull = textLength >= PART_TEXT || lines.length >= stream.partRecords;
      if (!isFull && page.token !== undefined) continue;
      const number = partsOf(steps, stream).length + 1;
      const part = lines.length > 0 ? await folder.writePart(stream.name, number, pass, lines) : null;
      const token = page.token ?? null;
      await steps.append({ kind: 'read', stream: stream.name, pass, startedAt, part, token });
      lines = [];
      textLength = 0;
    }
  }
  return inPass(pass).reduce((sum, { part }) => sum + (part?.records ?? 0), 0);
}

/** Tells of each line whether it differs from what the passes after the first have of its record, and takes it for known from then on. */
async function newness(folder: BackupFolder, { keyOf }: Stream, parts: readonly Part[]) {
  const known = new Map<string, string>();
  const isNew = (line: string) => {
    const [key, hash] = [keyOf(line), sha256(line)];
    const isKnown = known.get(key) === hash;
    known.set(key, hash);
    return !isKnown;
  };
  for (const part of parts.filter(({ pass }) => pass > 0)) (await folder.readPart(part)).forEach(isNew);
  return isNew;
}
