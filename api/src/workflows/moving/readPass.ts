import { sha256 } from '../../data/audit/sha256.ts';
import * as z from 'zod/mini';
import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { part, type Part } from '../../services/backup/format.ts';
import type { Journal } from '../../services/backup/journal.ts';
import type { Stream } from './stream.ts';

/** A part is closed when it has so much. */
const PART_TEXT = 8 * 1024 * 1024;
const PART_RECORDS = 10_000;
const PART_CONTENT_BYTES = 256 * 1024 * 1024;

/** What is asked for again of the time before a pass began: clocks differ, and Cosmos DB counts in seconds. */
const OVERLAP_MS = 90_000;

/** How far the reading of a stream has come. */
export const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), pass: z.int(), at: z.string() }),
  z.extend(part, { kind: z.literal('part'), leftOut: z.int(), token: z.nullable(z.string()) }),
  z.object({ kind: z.literal('ended'), pass: z.int() }),
]);

export type Steps = Journal<typeof step>;

export const partsOf = ({ entries }: Steps): Part[] =>
  entries
    .filter((entry) => entry.kind === 'part')
    .map(({ file, pass, records, bytes, sha256: hash }) => ({ file, pass, records, bytes, sha256: hash }));

/**
 * Reads a stream: all of it in pass 0, and in each later one what was written since the one before began, if it differs
 * from what the later passes have already. Goes on where an earlier run ended. Answers how many records it has put down.
 */
export async function readPass(
  folder: BackupFolder,
  stream: Stream,
  steps: Steps,
  pass: number,
  now: () => Date,
): Promise<number> {
  const ofPass = () => steps.entries.filter((entry) => entry.pass === pass);
  const written = () => ofPass().reduce((sum, entry) => sum + (entry.kind === 'part' ? entry.records : 0), 0);
  if (ofPass().some(({ kind }) => kind === 'ended')) return written();
  if (ofPass().length === 0) await steps.append({ kind: 'begun', pass, at: now().toISOString() });

  const seen = pass > 0 ? await seenLater(folder, stream, steps) : null;
  const last = ofPass().findLast((entry) => entry.kind === 'part');
  if (last?.kind !== 'part' || last.token !== null) {
    let held: string[] = [];
    let heldText = 0;
    let heldContent = 0;
    let leftOut = 0;
    const from = { since: pass > 0 ? since(steps, pass) : null, token: last?.token ?? undefined };
    for await (const page of stream.pages(from)) {
      const fresh = seen ? page.lines.filter((line) => isNew(seen, stream, line)) : page.lines;
      for (const line of fresh) {
        held.push(line);
        heldText += line.length;
      }
      heldContent += page.contentBytes;
      leftOut += page.leftOut;
      const isFull =
        heldText >= PART_TEXT || held.length >= PART_RECORDS || heldContent >= PART_CONTENT_BYTES;
      if (!isFull && page.token !== undefined) continue;
      if (held.length > 0 || (pass === 0 && leftOut > 0)) await writeDown(held, leftOut, page.token ?? null);
      held = [];
      heldText = heldContent = leftOut = 0;
    }
  }
  await steps.append({ kind: 'ended', pass });
  return written();

  async function writeDown(lines: string[], leftOutHere: number, token: string | null) {
    const number = partsOf(steps).length + 1;
    const file = `${stream.name}/${String(number).padStart(6, '0')}.jsonl.gz`;
    const made = await folder.writePart(file, pass, lines);
    await steps.append({ kind: 'part', ...made, leftOut: leftOutHere, token });
  }
}

function since(steps: Steps, pass: number): Date {
  const before = steps.entries.find((entry) => entry.kind === 'begun' && entry.pass === pass - 1);
  if (before?.kind !== 'begun') throw new Error(`Pass ${pass - 1} never began.`);
  return new Date(Date.parse(before.at) - OVERLAP_MS);
}

/** The lines that passes after the first have put down, by their key. */
async function seenLater(folder: BackupFolder, stream: Stream, steps: Steps): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const one of partsOf(steps).filter(({ pass }) => pass > 0)) {
    for (const line of await folder.readPart(one)) isNew(seen, stream, line);
  }
  return seen;
}

function isNew(seen: Map<string, string>, stream: Stream, line: string): boolean {
  const key = stream.keyOf(line);
  const hash = sha256(line);
  if (seen.get(key) === hash) return false;
  seen.set(key, hash);
  return true;
}
