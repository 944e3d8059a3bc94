import { nextDay } from './daysToSeal.ts';
import { initialHead, type EntryDigest, hashOf } from './nextEntry.ts';
import type { AuditProblem } from './problem.ts';
import { seal, SEALS } from './seal.ts';

/** The problems of the seals, in day order: each day must have one, unchanged and chained to the previous one. */
export function verifySeals(
  seals: readonly Readonly<Record<string, unknown>>[],
  digest: EntryDigest,
): AuditProblem[] {
  const problems: AuditProblem[] = [];
  let before: { readonly day: string | null; readonly hash: string } = {
    day: null,
    hash: initialHead(SEALS, digest).hash,
  };
  for (const document of seals) {
    const pk = `${SEALS} ${String(document['id'])}`;
    const report = (what: string) => problems.push({ pk, n: null, what });
    const parsed = seal.safeParse(document);
    if (!parsed.success) report('is not a valid seal');
    const { day, hash } = parsed.data ?? { day: String(document['id']), hash: String(document['hash']) };
    if (day !== document['id']) report('has an ID that does not match its day');
    if (before.day !== null && day !== nextDay(before.day))
      report(`follows the seal of ${before.day}: seals are missing or were inserted`);
    if (hashOf(document, digest) !== hash) report('was changed: its content does not match its hash');
    if (document['previousHash'] !== before.hash) report('does not have the hash of the previous seal');
    before = { day, hash };
  }
  return problems;
}
