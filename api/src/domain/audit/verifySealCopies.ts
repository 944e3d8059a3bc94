import { canonicalJson } from './canonicalJson.ts';
import { nextDay } from './daysToSeal.ts';
import { type EntryDigest, hashOf, initialHead } from './nextEntry.ts';
import type { AuditProblem } from './problem.ts';
import { sealCopyName, sealCopyContent, dayOfSealCopy, seal, type Seal, SEALS } from './seal.ts';
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
  digest: EntryDigest,
  now: Date,
): SealComparison {
  const copyDeadline = new Date(now.getTime() - MAX_COPY_DELAY_MS).toISOString();
  const lastCopied = seals.findLastIndex((each) => copies.has(nameOf(each)));
  /** The time in a seal can be forged, so a seal before the last copied one must have a copy too. */
  const isCopyPending = (each: StoredEntry, index: number) =>
    index > lastCopied && String(each['at']) > copyDeadline && String(each['at']) <= now.toISOString();
  const uncopied = seals.filter((each) => !copies.has(nameOf(each)));
  const missing = seals.filter((each, index) => !copies.has(nameOf(each)) && !isCopyPending(each, index));
  const differing = seals.filter(
    (each) => copies.has(nameOf(each)) && copies.get(nameOf(each)) !== sealCopyContent(each),
  );
  const resealed = differing.flatMap((each) => earlierSeal(each, copies.get(nameOf(each))!, digest) ?? []);
  const resealedDays = new Set(resealed.map(({ day }) => day));
  const names = new Set(seals.map(nameOf));
  const extra = [...copies.keys()].filter((name) => !names.has(name)).toSorted();
  const ahead = sealsAhead(seals, extra, copies, digest);
  const aheadNames = new Set(ahead.map(({ day }) => sealCopyName(day)));
  return {
    problems: [
      ...problemOf(
        differing.map(dayOf).filter((day) => !resealedDays.has(day)),
        'differs from its copy in the archive',
      ),
      ...problemOf(
        resealed.map(({ day }) => day),
        'was written again, for the same entries: it differs from its copy in the archive',
        resealed,
      ),
      ...problemOf(missing.map(dayOf), 'has no copy in the archive'),
      ...problemOf(
        ahead.map(({ day }) => day),
        'is ahead of the audit trail: its copy in the archive continues the seals, but the trail lost it',
        ahead,
      ),
      ...problemOf(
        extra.filter((name) => !aheadNames.has(name)).map((name) => dayOfSealCopy(name) ?? name),
        'is in the archive but not in the audit trail',
      ),
    ],
    waiting: uncopied.length - missing.length,
  };
}

const dayOf = (stored: StoredEntry) => String(stored['id']);
const nameOf = (stored: StoredEntry) => sealCopyName(dayOf(stored));

/**
 * The copies that follow the last seal without a gap, each chained to the one before. Nobody could make them without the
 * seals that they follow, so they are the portal's.
 */
function sealsAhead(
  seals: readonly StoredEntry[],
  extra: readonly string[],
  copies: ReadonlyMap<string, string>,
  digest: EntryDigest,
): Seal[] {
  const last = seals.at(-1);
  let before = last
    ? { day: dayOf(last), hash: String(last['hash']) }
    : { day: null, hash: initialHead(SEALS, digest).hash };
  const ahead: Seal[] = [];
  for (const name of extra) {
    const copy = sealIn(copies.get(name)!, digest);
    if (copy?.previousHash !== before.hash || sealCopyName(copy.day) !== name) continue;
    if (before.day !== null && copy.day !== nextDay(before.day)) continue;
    ahead.push(copy);
    before = { day: copy.day, hash: copy.hash };
  }
  return ahead;
}

/** The seal in a copy if it has the same entries and predecessor as the stored seal and was written before it; else null. */
function earlierSeal(stored: StoredEntry, text: string, digest: EntryDigest): Seal | null {
  const copy = sealIn(text, digest);
  const isSame =
    copy !== null &&
    copy.day === dayOf(stored) &&
    copy.previousHash === stored['previousHash'] &&
    canonicalJson(copy.heads) === canonicalJson(stored['heads'] ?? null);
  return isSame && copy.at < String(stored['at']) ? copy : null;
}

/** The seal in a copy; null if it is not one, or was changed. */
function sealIn(text: string, digest: EntryDigest): Seal | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = seal.safeParse(document);
  return data && hashOf(document as StoredEntry, digest) === data.hash ? data : null;
}

function problemOf(days: readonly string[], what: string, lost: readonly Seal[] = []): AuditProblem[] {
  const [first, ...more] = days;
  if (first === undefined) return [];
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const writtenAt = lost.length > 0 && { writtenAt: lost.map(({ at }) => at) };
  return [{ pk: `${SEALS} ${first}`, n: null, what: `${what}${others}`, ...writtenAt }];
}
