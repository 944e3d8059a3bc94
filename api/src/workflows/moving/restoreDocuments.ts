import type { ContainerName } from '../../data/containers.ts';
import { createAll, MOST_IN_BULK, readAll } from '../../data/moving/bulk.ts';
import { differingFields } from '../../domain/moving/differingParts.ts';
import { livesOn } from '../../domain/moving/livesOn.ts';
import { renewEtags } from '../../domain/moving/renewEtags.ts';
import { type StoredDocument, storedDocument } from '../../domain/moving/storedDocument.ts';
import { type Difference, MISSING } from './difference.ts';
import { hashOf } from './documentStream.ts';
import { inGroups } from './inGroups.ts';

/** Calls; more keep no two cores busier. */
const AT_ONCE = 4;

export interface Restored {
  /** Records that were put into the store. */
  readonly created: number;
  /** That were there already, the same. */
  readonly same: number;
  /** That were there already with another content, and stay as they are. */
  readonly different: readonly Difference[];
  /** Whose time had passed. */
  readonly expired: number;
}

/** Puts the documents of one part into the store. What is there already is never changed. */
export async function restoreDocuments(
  name: ContainerName,
  lines: readonly string[],
  renewed: ReadonlyMap<string, string>,
  now: Date,
): Promise<Restored> {
  const documents = lines
    .map((line) => documentFor(line, renewed, now))
    .filter((document) => document !== null);
  const different: Difference[] = [];
  let created = 0;
  await inGroups(inCalls(documents), AT_ONCE, async (some) => {
    const answers = await createAll(name, some);
    const there = some.filter((_, index) => answers[index]!.status === 409);
    created += some.length - there.length;
    const found = there.length > 0 ? await readAll(name, there) : [];
    for (const [index, document] of there.entries()) {
      const other = found[index];
      if (other && hashOf(other) !== hashOf(document)) different.push(differenceOf(document, other));
    }
  });
  const same = documents.length - created - different.length;
  return { created, same, different, expired: lines.length - documents.length };
}

/** Documents of a part that are not in the store as they should be. */
export async function verifyDocuments(
  name: ContainerName,
  lines: readonly string[],
  renewed: ReadonlyMap<string, string>,
  now: Date,
): Promise<{ right: number; wrong: Difference[] }> {
  const documents = lines
    .map((line) => documentFor(line, renewed, now))
    .filter((document) => document !== null);
  const wrong: Difference[] = [];
  await inGroups(inCalls(documents), AT_ONCE, async (some) => {
    const found = await readAll(name, some);
    for (const [index, document] of some.entries()) {
      const stored = found[index];
      if (!stored) wrong.push({ subject: String(document['id']), parts: [MISSING] });
      else if (hashOf(stored) !== hashOf(document)) wrong.push(differenceOf(document, stored));
    }
  });
  return { right: documents.length - wrong.length, wrong };
}

function differenceOf(
  document: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Difference {
  return { subject: String(document['id']), parts: differingFields(document, stored) };
}

/** Whether a line is work of the outbox, which must not begin before everything else is there. */
export function isTask(line: string): boolean {
  return documentOf(line)['type'] === 'task';
}

function documentFor(
  line: string,
  renewed: ReadonlyMap<string, string>,
  now: Date,
): Record<string, unknown> | null {
  const document = livesOn(documentOf(line), now);
  return document && (renewEtags(document, renewed) as Record<string, unknown>);
}

function documentOf(line: string): StoredDocument {
  return storedDocument(JSON.parse(line));
}

function inCalls<T>(things: readonly T[]): T[][] {
  const count = Math.ceil(things.length / MOST_IN_BULK);
  return Array.from({ length: count }, (_, call) =>
    things.slice(call * MOST_IN_BULK, (call + 1) * MOST_IN_BULK),
  );
}
