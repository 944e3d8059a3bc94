import type { AuditProblem } from './problem.ts';
import { copyNameOf, copyOf, dayOfCopy, SEALS } from './seal.ts';
import type { StoredEntry } from './verifyPartition.ts';

/** Seals are made and copied in the same run, one day after the other; the next run makes up for one that failed. */
const COPIED_WITHIN_MS = 2 * 3_600_000;

interface Compared {
  /** One for each way in which trail and archive disagree, with the first day of which that is so. */
  readonly problems: readonly AuditProblem[];
  /** Seals that have no copy and were made so lately that they need none yet. */
  readonly waiting: number;
}

/** Holds the seals, given in the order of their days, against their copies in the archive, by the names of the blobs. */
export function verifySealCopies(
  seals: readonly StoredEntry[],
  copies: ReadonlyMap<string, string>,
  now: Date,
): Compared {
  const young = new Date(now.getTime() - COPIED_WITHIN_MS).toISOString();
  const lastCopied = seals.findLastIndex((seal) => copies.has(nameOf(seal)));
  /** A seal says itself when it was made, so that alone excuses nothing: what is before a copy was copied as well. */
  const mayWait = (seal: StoredEntry, index: number) =>
    index > lastCopied && String(seal['at']) > young && String(seal['at']) <= now.toISOString();
  const lacking = seals.filter((seal) => !copies.has(nameOf(seal)));
  const missing = seals.filter((seal, index) => !copies.has(nameOf(seal)) && !mayWait(seal, index));
  const differing = seals.filter(
    (seal) => copies.has(nameOf(seal)) && copies.get(nameOf(seal)) !== copyOf(seal),
  );
  const names = new Set(seals.map(nameOf));
  const extra = [...copies.keys()].filter((name) => !names.has(name)).toSorted();
  return {
    problems: [
      ...problemOf(differing.map(dayOf), 'differs from its copy in the archive'),
      ...problemOf(missing.map(dayOf), 'has no copy in the archive'),
      ...problemOf(
        extra.map((name) => dayOfCopy(name) ?? name),
        'is in the archive, and the trail has no such seal',
      ),
    ],
    waiting: lacking.length - missing.length,
  };
}

const dayOf = (seal: StoredEntry) => String(seal['id']);
const nameOf = (seal: StoredEntry) => copyNameOf(dayOf(seal));

function problemOf(days: readonly string[], what: string): AuditProblem[] {
  const [first, ...more] = days;
  if (first === undefined) return [];
  const others = more.length > 0 ? `, and so it is with ${more.length} more` : '';
  return [{ pk: `${SEALS} ${first}`, n: null, what: `${what}${others}` }];
}
