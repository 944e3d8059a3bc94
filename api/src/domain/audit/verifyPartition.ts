import { beginningOf, type EntryDigest, hashOf, type Head, idOfEntry } from './nextEntry.ts';
import { partitionOf } from './partitionOf.ts';
import type { AuditProblem } from './problem.ts';
import { trailEvent } from './trailEvent.ts';

/** A stored document. */
export type StoredEntry = Readonly<Record<string, unknown>>;

/**
 * The problems of one partition; entries are in id order. Checks that numbers have no gaps, that each entry is unchanged,
 * chained and in the right partition, and that the sealed part exists.
 */
export function verifyPartition(
  pk: string,
  entries: readonly StoredEntry[],
  sealed: Head | null,
  digest: EntryDigest,
): AuditProblem[] {
  const problems: AuditProblem[] = [];
  let before: Head = beginningOf(pk, digest);
  for (const entry of entries) {
    const n = typeof entry['n'] === 'number' ? entry['n'] : null;
    const hash = String(entry['hash']);
    const say = (what: string) => problems.push({ pk, n, what });
    if (n === null || !trailEvent.safeParse(entry).success) say('is no entry of the trail');
    if (n !== before.n + 1) say(`follows number ${before.n}: entries are missing or were put in`);
    if (n !== null && entry['id'] !== idOfEntry(n)) say('does not bear its own number');
    if (hashOf(entry, digest) !== hash) say('was changed: its content does not give its hash');
    if (entry['previousHash'] !== before.hash) say('does not build on the entry before it');
    if (!belongsHere(entry, pk)) say('belongs into another partition');
    before = { n: n ?? before.n + 1, hash };
  }
  return [...problems, ...brokenSeal(pk, entries, sealed, digest)];
}

function belongsHere(entry: StoredEntry, pk: string): boolean {
  const event = trailEvent.safeParse(entry);
  return !event.success || partitionOf(event.data) === pk;
}

/** Checks the end of the sealed part. Entries after it were added late. */
function brokenSeal(
  pk: string,
  entries: readonly StoredEntry[],
  sealed: Head | null,
  digest: EntryDigest,
): AuditProblem[] {
  if (!sealed) return [];
  const { n, hash } = sealed;
  const last = n === 0 ? beginningOf(pk, digest) : entries.find((entry) => entry['n'] === n);
  if (!last) return [{ pk, n, what: 'is gone, and the seal of its day names it' }];
  return last.hash === hash ? [] : [{ pk, n, what: 'is not the entry that was sealed' }];
}
