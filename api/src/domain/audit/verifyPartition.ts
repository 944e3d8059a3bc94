import { initialHead, type EntryDigest, hashOf, type Head, idOfEntry } from './nextEntry.ts';
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
  let before: Head = initialHead(pk, digest);
  for (const entry of entries) {
    const n = typeof entry['n'] === 'number' ? entry['n'] : null;
    const hash = String(entry['hash']);
    const report = (what: string) => problems.push({ pk, n, what });
    if (n === null || !trailEvent.safeParse(entry).success) report('is not a valid audit entry');
    if (n !== before.n + 1) report(`follows entry ${before.n}: entries are missing or were inserted`);
    if (n !== null && entry['id'] !== idOfEntry(n)) report('has an ID that does not match its number');
    if (hashOf(entry, digest) !== hash) report('was changed: its content does not match its hash');
    if (entry['previousHash'] !== before.hash) report('does not have the hash of the previous entry');
    if (!isInPartition(entry, pk)) report('belongs in another partition');
    before = { n: n ?? before.n + 1, hash };
  }
  return [...problems, ...sealProblems(pk, entries, sealed, digest)];
}

function isInPartition(entry: StoredEntry, pk: string): boolean {
  const event = trailEvent.safeParse(entry);
  return !event.success || partitionOf(event.data) === pk;
}

/** Checks the end of the sealed part. Entries after it were added late. */
function sealProblems(
  pk: string,
  entries: readonly StoredEntry[],
  sealed: Head | null,
  digest: EntryDigest,
): AuditProblem[] {
  if (!sealed) return [];
  const { n, hash } = sealed;
  const last = n === 0 ? initialHead(pk, digest) : entries.find((entry) => entry['n'] === n);
  if (!last) return [{ pk, n, what: 'is missing, but the seal of its day names it' }];
  return last.hash === hash ? [] : [{ pk, n, what: 'is not the entry that was sealed' }];
}
