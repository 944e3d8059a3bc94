import { settings } from '../../../config/settings.ts';
import { recordPortalEvent } from '../../../data/audit/recordPortalEvent.ts';
import { sha256 } from '../../../data/audit/sha256.ts';
import { operatorId } from '../../../data/operations/backup/operatorId.ts';
import { recordOperatorRun } from '../../../data/operations/backup/operatorRuns.ts';
import { pepperFingerprint } from '../../../data/configuration/storeBindings.ts';
import { excluded } from '../../../domain/operations/backup/excluded.ts';
import type { BackupFolder } from '../../../services/backup/BackupFolder.ts';
import { FORMAT, type Manifest, type BackupPart } from '../../../services/backup/format.ts';
import { allStreams, lastVersions, type Stream } from './streams.ts';

/** One full pass, then passes over changes until nothing changed. */
const MAX_PASSES = 6;
/** Characters after which a part is closed. */
const PART_TEXT = 8 * 1024 * 1024;
/** Overlap of a pass with the previous one: clocks differ, and Cosmos DB timestamps have full seconds. */
const OVERLAP_MS = 90_000;

export interface BackupContext {
  readonly folder: BackupFolder;
  print(line: string): void;
}

type Steps = Awaited<ReturnType<BackupFolder['steps']>>;

/** Backs up the portal's stores, or continues an interrupted backup. Throws for a folder with a complete backup. */
export async function backUp({ folder, print }: BackupContext): Promise<Manifest> {
  if (await folder.readManifest())
    throw new Error(`${folder.path} already contains a complete backup. Choose another folder.`);
  const steps = await folder.steps();
  const isContinued = steps.entries.length > 0;
  const heading = await begin(folder.path, steps);
  await recordStart({ folder, print }, isContinued);
  const all = allStreams(folder);
  let consistent = false;
  for (let pass = 0; pass < MAX_PASSES && !consistent; pass++) {
    let written = 0;
    for (const stream of all) {
      const records = await readPass(folder, stream, steps, pass);
      if (records > 0)
        print(
          `${stream.name}: ${records} ${pass === 0 ? 'read' : 'changed during the backup or shortly before'}`,
        );
      written += records;
    }
    consistent = pass > 0 && written === 0;
  }
  print('Verifying the backup …');
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
  await recordOperatorRun('backup', 0, new Date()).catch(() =>
    print('The portal could not record that this backup is complete, and may report it as missing.'),
  );
  return complete;
}

/**
 * Adds the start to the audit trail, before anything is read. A backup must be possible while the store accepts no writes,
 * so a failure is only reported.
 */
async function recordStart({ folder, print }: BackupContext, isContinued: boolean): Promise<void> {
  try {
    const operator = await operatorId();
    const details = { operator, isEncrypted: folder.isEncrypted, isContinued };
    await recordPortalEvent({ kind: 'backup-started', by: 'system', details }, new Date());
  } catch {
    print('The audit trail could not record this backup. Write down who made it, when and why.');
  }
}

/** Returns one hash over the hashes of all parts. */
export function hashOfParts(streams: Manifest['streams']): string {
  const parts = Object.values(streams).flatMap((stream) => stream.parts);
  return sha256(parts.map((part) => `${part.file} ${part.sha256}\n`).join(''));
}

async function begin(path: string, steps: Steps) {
  // Not the address of the store: a local store gets another one at each start.
  const { COSMOS_DATABASE, CODE_PEPPER } = settings();
  const portal = { database: COSMOS_DATABASE, pepperFingerprint: pepperFingerprint(CODE_PEPPER) };
  const begun = steps.entries.find((step) => step.kind === 'begin')?.heading;
  const heading = begun ?? { format: FORMAT, startedAt: new Date().toISOString(), ...portal };
  if (heading.pepperFingerprint !== portal.pepperFingerprint || heading.database !== portal.database)
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
 * Reads a stream: all of it in pass 0, and in later passes what changed since the previous pass began. Skips versions
 * that a later pass already wrote. Continues where an earlier run ended. Returns the number of records written.
 */
async function readPass(folder: BackupFolder, stream: Stream, steps: Steps, pass: number): Promise<number> {
  const inPass = (number: number) => readsOf(steps, stream).filter((read) => read.pass === number);
  const last = inPass(pass).at(-1);
  if (last?.token !== null) {
    const startedAt = last?.startedAt ?? new Date().toISOString();
    const before = inPass(pass - 1)[0]?.startedAt;
    const since = before === undefined ? null : new Date(Date.parse(before) - OVERLAP_MS);
    const isNew = await newLineFilter(folder, stream, partsOf(steps, stream));
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

/** Returns a filter that accepts a line once: if the passes after the first have no such version of its record yet. */
async function newLineFilter(folder: BackupFolder, { keyOf }: Stream, parts: readonly BackupPart[]) {
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
