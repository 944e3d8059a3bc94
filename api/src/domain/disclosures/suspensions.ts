import { addDays, earliestDayOnEarth, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { ORAL_SUSPENSION_DAYS, suspensionEndProblem } from '@portal/contract/disclosures/rules.ts';
import type { Suspension, SuspensionView } from '@portal/contract/disclosures/schemas/accountings.ts';
import { hasSearchableWords, matchesName, couldBeSamePerson } from './matchesName.ts';
import type { PortalDisclosure } from './disclosuresOf.ts';
import {
  disclosureLogChange,
  type NewEntryIds,
  signatureOf,
  refuseDisclosureLogChange,
  type MissingDetail,
  type DisclosureLogDecision,
  type StoredSuspension,
  type Writer,
} from './disclosureLog.ts';

/** Records a suspension by an agency or official. `others`: all about patients with the same date of birth. */
export function newSuspension(
  creation: NewEntryIds,
  suspension: Suspension,
  others: readonly StoredSuspension[],
  writer: Writer,
): DisclosureLogDecision<StoredSuspension> {
  if (!hasSearchableWords(suspension.patientName))
    return refuseDisclosureLogChange('Patient name is required', 'patientName');
  if (suspension.covers === 'recipient' && !hasSearchableWords(suspension.recipient)) {
    return refuseDisclosureLogChange('Recipient is required', 'recipient');
  }
  const document: StoredSuspension = {
    ...creation,
    type: 'suspension',
    revision: 1,
    made: signatureOf(writer),
    ...suspension,
    recipient: suspension.covers === 'recipient' ? suspension.recipient : '',
    disclosureId: suspension.covers === 'disclosure' ? suspension.disclosureId : '',
    endedAt: null,
    changes: [],
  };
  if (isOralTooLong(document, others)) return refuseDisclosureLogChange(ORAL_BEFORE, 'until');
  const { kind, covers, from, until } = suspension;
  return disclosureLogChange(document, 'suspension-recorded', writer, { kind, covers, from, until });
}

const ORAL_BEFORE =
  'An earlier oral statement already started the 30 days for these disclosures. A longer suspension needs a written statement.';

/**
 * Whether an oral suspension ends more than 30 days after the first oral statement about the same disclosures (45 CFR
 * 164.528(a)(2)(ii)(C)). Repeated oral statements do not extend it. After a written statement the count restarts.
 */
function isOralTooLong(suspension: StoredSuspension, others: readonly StoredSuspension[]): boolean {
  if (suspension.kind !== 'oral') return false;
  const before = others.filter((one) => one.id !== suspension.id && coversSame(one, suspension));
  const written = before.filter(({ kind }) => kind === 'written').map(({ from }) => from);
  const latest = written.toSorted().at(-1) ?? '';
  const oral = before.filter(({ kind, from }) => kind === 'oral' && from > latest).map(({ from }) => from);
  const [first] = [suspension.from, ...oral].toSorted();
  return suspension.until > addDays(first!, ORAL_SUSPENSION_DAYS);
}

function coversSame(one: StoredSuspension, other: StoredSuspension): boolean {
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

/** Extends a suspension on a new statement of the agency, or ends it now. An ended suspension cannot change. */
export function changeSuspension(
  stored: StoredSuspension,
  requested: SuspensionChange,
  others: readonly StoredSuspension[],
  writer: Writer,
): DisclosureLogDecision<StoredSuspension> {
  if (requested.seen !== stored.revision) {
    return refuseDisclosureLogChange('Someone else changed this suspension. Please reload the page.');
  }
  if (!isInForce(stored, writer.now))
    return refuseDisclosureLogChange('This suspension has ended. Please record a new one.');
  const at = writer.now.toISOString();
  const change = {
    ...signatureOf(writer),
    reason: requested.reason,
    fromDay: stored.until,
    before: stored.statement,
  };
  const revision = stored.revision + 1;
  if (requested.action === 'end') {
    const changes = [...stored.changes, { ...change, toDay: at.slice(0, 10) }];
    const document: StoredSuspension = { ...stored, revision, endedAt: at, changes };
    return disclosureLogChange(document, 'suspension-changed', writer, { action: 'end', from: stored.until });
  }
  const { kind, statement, until } = requested;
  if (until <= stored.until)
    return refuseDisclosureLogChange('The new end date must be after the current end date', 'until');
  const problem = suspensionEndProblem({ kind, from: stored.from, until }, writer.now);
  if (problem) return refuseDisclosureLogChange(problem, 'until');
  const changes = [...stored.changes, { ...change, toDay: until }];
  const document: StoredSuspension = { ...stored, revision, kind, statement, until, changes };
  if (isOralTooLong(document, others)) return refuseDisclosureLogChange(ORAL_BEFORE, 'until');
  return disclosureLogChange(document, 'suspension-changed', writer, {
    action: 'extend',
    from: stored.until,
    until,
  });
}

/** Whether a suspension is in force. Its last day must be over in every time zone. */
export function isInForce(
  { from, until, endedAt }: Pick<StoredSuspension, 'from' | 'until' | 'endedAt'>,
  now: Date,
): boolean {
  return endedAt === null && from <= latestDayOnEarth(now) && earliestDayOnEarth(now) < until;
}

type DisclosureRef = Pick<
  PortalDisclosure,
  'disclosureId' | 'patientName' | 'recipient' | 'earlierRecipient'
>;

/** Every name of the recipient. */
function namesOf({ recipient, earlierRecipient }: DisclosureRef): string {
  return earlierRecipient ? `${recipient}, ${earlierRecipient}` : recipient;
}

/** Whether a suspension covers a disclosure. Names that could belong to one person match. */
export function isCovered(suspension: StoredSuspension, disclosure: DisclosureRef): boolean {
  const { covers } = suspension;
  if (covers === 'disclosure') return suspension.disclosureId === disclosure.disclosureId;
  return (
    couldBeSamePerson(suspension.patientName, disclosure.patientName) &&
    matchesName(suspension.recipient, namesOf(disclosure))
  );
}

/** The details of withheld disclosures, stored to compare them with suspensions later: one per recipient, or one per disclosure that is suspended by id. */
export function missingDetailsOf(
  withheld: readonly DisclosureRef[],
  suspensions: readonly StoredSuspension[],
  now: Date,
): MissingDetail[] {
  const found = new Map<string, MissingDetail>();
  for (const one of withheld) {
    const isSingle = withholding(one, suspensions, now).some(({ covers }) => covers === 'disclosure');
    const { patientName } = one;
    const recipient = namesOf(one);
    const disclosureId = isSingle ? one.disclosureId : '';
    found.set(JSON.stringify([disclosureId, patientName, recipient]), {
      disclosureId,
      patientName,
      recipient,
    });
  }
  return [...found.values()].slice(0, MAX_MISSING_DETAILS);
}

/** Further details are dropped. */
const MAX_MISSING_DETAILS = 100;

/** The suspensions that withhold a disclosure now. */
export function withholding(
  disclosure: DisclosureRef,
  suspensions: readonly StoredSuspension[],
  now: Date,
): StoredSuspension[] {
  return suspensions.filter((one) => isInForce(one, now) && isCovered(one, disclosure));
}

/** The day until which suspensions withhold a disclosure; null if none does. */
export function withheldUntil(
  disclosure: DisclosureRef,
  suspensions: readonly StoredSuspension[],
  now: Date,
): string | null {
  const ends = withholding(disclosure, suspensions, now).map(({ until }) => until);
  return ends.toSorted().at(-1) ?? null;
}

/** A suspension as staff see it. */
export function suspensionView(stored: StoredSuspension, now: Date): SuspensionView {
  const { id, subject: _, contentHash: _hash, type: _type, made, changes, ...facts } = stored;
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
