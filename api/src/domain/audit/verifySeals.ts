import { nextDay } from './daysToSeal.ts';
import { beginningOf, type EntryDigest, hashOf } from './nextEntry.ts';
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
    hash: beginningOf(SEALS, digest).hash,
  };
  for (const document of seals) {
    const pk = `${SEALS} ${String(document['id'])}`;
    const say = (what: string) => problems.push({ pk, n: null, what });
    const parsed = seal.safeParse(document);
    if (!parsed.success) say('is no seal');
    const { day, hash } = parsed.data ?? { day: String(document['id']), hash: String(document['hash']) };
    if (day !== document['id']) say('does not bear its own day');
    if (before.day !== null && day !== nextDay(before.day)) say(`follows the seal of ${before.day}`);
    if (hashOf(document, digest) !== hash) say('was changed: its content does not give its hash');
    if (document['previousHash'] !== before.hash) say('does not build on the seal before it');
    before = { day, hash };
  }
  return problems;
}
