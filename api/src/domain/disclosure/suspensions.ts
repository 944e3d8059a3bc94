import { earliestDayOnEarth, latestDayOnEarth } from '@portal/contract/rules/dates.ts';
import { suspensionEndProblem } from '@portal/contract/rules/disclosureRules.ts';
import type { Suspension, SuspensionView } from '@portal/contract/schemas/accountings.ts';
import type { Disclosure } from '@portal/contract/schemas/disclosures.ts';
import { hasWords, isNamed, mayBeSamePerson } from './isNamed.ts';
import {
  changed,
  madeBy,
  refused,
  type RegisterDecision,
  type StoredSuspension,
  type Writer,
} from './register.ts';

/** Enters a suspension as an agency or official stated it. */
export function newSuspension(
  { id, subject }: { readonly id: string; readonly subject: string },
  wanted: Suspension,
  writer: Writer,
): RegisterDecision<StoredSuspension> {
  if (!hasWords(wanted.patientName)) return refused('Patient name is required', 'patientName');
  if (wanted.covers === 'recipient' && !hasWords(wanted.recipient)) {
    return refused('Recipient is required', 'recipient');
  }
  const document: StoredSuspension = {
    id,
    subject,
    type: 'suspension',
    revision: 1,
    made: madeBy(writer),
    ...wanted,
    recipient: wanted.covers === 'recipient' ? wanted.recipient : '',
    disclosureId: wanted.covers === 'disclosure' ? wanted.disclosureId : '',
    endedAt: null,
    changes: [],
  };
  const { kind, covers, from, until } = wanted;
  return changed(document, 'suspension-recorded', writer, { kind, covers, from, until });
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
  writer: Writer,
): RegisterDecision<StoredSuspension> {
  if (wanted.seen !== stored.revision) {
    return refused('Somebody else changed this suspension in the meantime. Please reload the page.');
  }
  if (!isInForce(stored, writer.now)) return refused('This suspension has ended. Please record a new one.');
  const at = writer.now.toISOString();
  const change = {
    ...madeBy(writer),
    reason: wanted.reason,
    fromDay: stored.until,
    before: stored.statement,
  };
  const revision = stored.revision + 1;
  if (wanted.action === 'end') {
    const changes = [...stored.changes, { ...change, toDay: at.slice(0, 10) }];
    const document: StoredSuspension = { ...stored, revision, endedAt: at, changes };
    return changed(document, 'suspension-changed', writer, { action: 'end', from: stored.until });
  }
  const { kind, statement, until } = wanted;
  if (until <= stored.until) return refused('The new end must be after the current one', 'until');
  const problem = suspensionEndProblem({ kind, from: stored.from, until }, writer.now);
  if (problem) return refused(problem, 'until');
  const changes = [...stored.changes, { ...change, toDay: until }];
  const document: StoredSuspension = { ...stored, revision, kind, statement, until, changes };
  return changed(document, 'suspension-changed', writer, { action: 'extend', from: stored.until, until });
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
  return mayBeSamePerson(suspension.patientName, patientName) && isNamed(suspension.recipient, recipient);
}

/** The suspensions that withhold a disclosure now. */
export function withholding(
  disclosure: Covered,
  suspensions: readonly StoredSuspension[],
  now: Date,
): StoredSuspension[] {
  return suspensions.filter((one) => isInForce(one, now) && isCovered(one, disclosure));
}

/** A suspension as staff see it. */
export function suspensionView(stored: StoredSuspension, now: Date): SuspensionView {
  const { id, subject: _, type: _type, made, changes, ...facts } = stored;
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
