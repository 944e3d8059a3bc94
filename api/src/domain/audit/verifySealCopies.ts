import type { AuditProblem } from './problem.ts';
import { sealCopyName, sealCopyContent, dayOfSealCopy, SEALS } from './seal.ts';
import type { StoredEntry } from './verifyPartition.ts';

/** A run creates and copies seals day by day; the next run repeats a failed copy. */
const MAX_COPY_DELAY_MS = 2 * 3_600_000;

interface SealComparison {
  /** One per kind of difference between trail and archive, with its first day. */
  readonly problems: readonly AuditProblem[];
  /** Recent seals that do not need a copy yet. */
  readonly waiting: number;
}

/** Compares the seals, in day order, with their copies in the archive, keyed by blob name. */
export function verifySealCopies(
  seals: readonly StoredEntry[],
  copies: ReadonlyMap<string, string>,
  now: Date,
): SealComparison {
  const copyDeadline = new Date(now.getTime() - MAX_COPY_DELAY_MS).toISOString();
  const lastCopied = seals.findLastIndex((seal) => copies.has(nameOf(seal)));
  /** The time in a seal can be forged, so a seal before the last copied one must have a copy too. */
  const isCopyPending = (seal: StoredEntry, index: number) =>
    index > lastCopied && String(seal['at']) > copyDeadline && String(seal['at']) <= now.toISOString();
  const uncopied = seals.filter((seal) => !copies.has(nameOf(seal)));
  const missing = seals.filter((seal, index) => !copies.has(nameOf(seal)) && !isCopyPending(seal, index));
  const differing = seals.filter(
    (seal) => copies.has(nameOf(seal)) && copies.get(nameOf(seal)) !== sealCopyContent(seal),
  );
  const names = new Set(seals.map(nameOf));
  const extra = [...copies.keys()].filter((name) => !names.has(name)).toSorted();
  return {
    problems: [
      ...problemOf(differing.map(dayOf), 'differs from its copy in the archive'),
      ...problemOf(missing.map(dayOf), 'has no copy in the archive'),
      ...problemOf(
        extra.map((name) => dayOfSealCopy(name) ?? name),
        'is in the archive but not in the audit trail',
      ),
    ],
    waiting: uncopied.length - missing.length,
  };
}

const dayOf = (seal: StoredEntry) => String(seal['id']);
const nameOf = (seal: StoredEntry) => sealCopyName(dayOf(seal));

function problemOf(days: readonly string[], what: string): AuditProblem[] {
  const [first, ...more] = days;
  if (first === undefined) return [];
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  return [{ pk: `${SEALS} ${first}`, n: null, what: `${what}${others}` }];
}
