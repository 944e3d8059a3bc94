import { addDays, earliestDayOnEarth, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { ORAL_SUSPENSION_DAYS, suspensionEndProblem } from '@portal/contract/disclosures/rules.ts';
import type { Suspension, SuspensionView } from '@portal/contract/disclosures/schemas/accountings.ts';
import type { Disclosure } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { hasSearchableWords, matchesName, couldBeSamePerson } from './matchesName.ts';
import {
  registerChanged,
  type RegisterCreation,
  signedBy,
  refused,
  type MissingDetail,
  type RegisterDecision,
  type StoredSuspension,
  type Writer,
} from './register.ts';

/** Enters a suspension as an agency or official stated it. `others`: all about patients of the same birth date. */
export function newSuspension(
  making: RegisterCreation,
  wanted: Suspension,
  others: readonly StoredSuspension[],
  writer: Writer,
): RegisterDecision<StoredSuspension> {
  if (!hasSearchableWords(wanted.patientName)) return refused('Patient name is required', 'patientName');
  if (wanted.covers === 'recipient' && !hasSearchableWords(wanted.recipient)) {
    return refused('Recipient is required', 'recipient');
  }
  const document: StoredSuspension = {
    ...making,
    type: 'suspension',
    revision: 1,
    made: signedBy(writer),
    ...wanted,
    recipient: wanted.covers === 'recipient' ? wanted.recipient : '',
    disclosureId: wanted.covers === 'disclosure' ? wanted.disclosureId : '',
    endedAt: null,
    changes: [],
  };
  if (isOralTooLong(document, others)) return refused(ORAL_BEFORE, 'until');
  const { kind, covers, from, until } = wanted;
  return registerChanged(document, 'suspension-recorded', writer, { kind, covers, from, until });
}

const ORAL_BEFORE =
  'An earlier oral statement already started the 30 days for these disclosures. A longer suspension needs a written statement.';

/**
 * Whether an oral suspension ends later than 30 days after the first oral statement about the same disclosures (45 CFR
 * 164.528(a)(2)(ii)(C)): saying it again does not prolong it. A written statement begins anew.
 */
function isOralTooLong(wanted: StoredSuspension, others: readonly StoredSuspension[]): boolean {
  if (wanted.kind !== 'oral') return false;
  const before = others.filter((one) => one.id !== wanted.id && isAboutSame(one, wanted));
  const written = before.filter(({ kind }) => kind === 'written').map(({ from }) => from);
  const latest = written.toSorted().at(-1) ?? '';
  const oral = before.filter(({ kind, from }) => kind === 'oral' && from > latest).map(({ from }) => from);
  const [first] = [wanted.from, ...oral].toSorted();
  return wanted.until > addDays(first!, ORAL_SUSPENSION_DAYS);
}

function isAboutSame(one: StoredSuspension, other: StoredSuspension): boolean {
  if (one.covers !== other.covers) return false;
  if (one.covers === 'disclosure') return one.disclosureId === other.disclosureId;
  return (
    couldBeSamePerson(one.patientName, other.patientName) && couldBeSamePerson(one.recipient, other.recipient)
  );
}

export type SuspensionChange =
  | {
      readonly action: 'extend';
      readonly seen: number;
      readonly kind: Suspension['kind'];
      readonly statement: string;
      readonly until: string;
      readonly reason: string;
    }
  | { readonly action: 'end'; readonly seen: number; readonly reason: string };

/** Extends a suspension on what the agency states now, or ends it at once. One that has ended stays as it is. */
export function changeSuspension(
  stored: StoredSuspension,
  wanted: SuspensionChange,
  others: readonly StoredSuspension[],
  writer: Writer,
): RegisterDecision<StoredSuspension> {
  if (wanted.seen !== stored.revision) {
    return refused('Someone else changed this suspension. Please reload the page.');
  }
  if (!isInForce(stored, writer.now)) return refused('This suspension has ended. Please record a new one.');
  const at = writer.now.toISOString();
  const change = {
    ...signedBy(writer),
    reason: wanted.reason,
    fromDay: stored.until,
    before: stored.statement,
  };
  const revision = stored.revision + 1;
  if (wanted.action === 'end') {
    const changes = [...stored.changes, { ...change, toDay: at.slice(0, 10) }];
    const document: StoredSuspension = { ...stored, revision, endedAt: at, changes };
    return registerChanged(document, 'suspension-changed', writer, { action: 'end', from: stored.until });
  }
  const { kind, statement, until } = wanted;
  if (until <= stored.until) return refused('The new end date must be after the current end date', 'until');
  const problem = suspensionEndProblem({ kind, from: stored.from, until }, writer.now);
  if (problem) return refused(problem, 'until');
  const changes = [...stored.changes, { ...change, toDay: until }];
  const document: StoredSuspension = { ...stored, revision, kind, statement, until, changes };
  if (isOralTooLong(document, others)) return refused(ORAL_BEFORE, 'until');
  return registerChanged(document, 'suspension-changed', writer, {
    action: 'extend',
    from: stored.until,
    until,
  });
}

/** Whether a suspension withholds now. Its last day has to be over everywhere on earth: no zone is told too early. */
export function isInForce(
  { from, until, endedAt }: Pick<StoredSuspension, 'from' | 'until' | 'endedAt'>,
  now: Date,
): boolean {
  return endedAt === null && from <= latestDayOnEarth(now) && earliestDayOnEarth(now) < until;
}

type Covered = Pick<Disclosure, 'disclosureId' | 'patientName' | 'recipient'>;

/** Whether a suspension is about a disclosure; a name that may be the same person's is. */
export function isCovered(
  suspension: StoredSuspension,
  { disclosureId, patientName, recipient }: Covered,
): boolean {
  const { covers } = suspension;
  if (covers === 'disclosure') return suspension.disclosureId === disclosureId;
  return (
    couldBeSamePerson(suspension.patientName, patientName) && matchesName(suspension.recipient, recipient)
  );
}

/** What an accounting lacks, as it is compared with suspensions later: once for each recipient where no single one is withheld. */
export function missingDetailsOf(
  withheld: readonly Covered[],
  suspensions: readonly StoredSuspension[],
  now: Date,
): MissingDetail[] {
  const found = new Map<string, MissingDetail>();
  for (const one of withheld) {
    const isAlone = withholding(one, suspensions, now).some(({ covers }) => covers === 'disclosure');
    const { patientName, recipient } = one;
    const disclosureId = isAlone ? one.disclosureId : '';
    found.set(JSON.stringify([disclosureId, patientName, recipient]), {
      disclosureId,
      patientName,
      recipient,
    });
  }
  return [...found.values()].slice(0, MAX_LACKING);
}

/** More recipients than these are not told apart. */
const MAX_LACKING = 100;

/** The suspensions that withhold a disclosure now. */
export function withholding(
  disclosure: Covered,
  suspensions: readonly StoredSuspension[],
  now: Date,
): StoredSuspension[] {
  return suspensions.filter((one) => isInForce(one, now) && isCovered(one, disclosure));
}

/** The day until which suspensions withhold a disclosure; null when none does now. */
export function withheldUntil(
  disclosure: Covered,
  suspensions: readonly StoredSuspension[],
  now: Date,
): string | null {
  const ends = withholding(disclosure, suspensions, now).map(({ until }) => until);
  return ends.toSorted().at(-1) ?? null;
}

/** A suspension as staff see it. */
export function suspensionView(stored: StoredSuspension, now: Date): SuspensionView {
  const { id, subject: _, sent: _sent, type: _type, made, changes, ...facts } = stored;
  return {
    ...facts,
    suspensionId: id,
    isInForce: isInForce(stored, now),
    at: made.at,
    byName: made.byName,
    changes: changes
      .map(({ at, byName, reason, fromDay, toDay }) => ({ at, byName, reason, fromDay, toDay }))
      .toReversed(),
  };
}
