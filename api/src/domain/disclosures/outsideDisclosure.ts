import type {
  Disclosure,
  DisclosureFacts,
  DisclosureView,
  OutsideDisclosure,
  PatientPeriod,
} from '@portal/contract/disclosures/schemas/disclosures.ts';
import { outsideDisclosureProblems } from '@portal/contract/disclosures/rules.ts';
import { hasSearchableWords } from './matchesName.ts';
import {
  disclosureLogChange,
  type NewEntryIds,
  signatureOf,
  refuseDisclosureLogChange,
  type DisclosureLogDecision,
  type StoredDisclosure,
  type StoredSuspension,
  type Writer,
} from './disclosureLog.ts';
import { withholding } from './suspensions.ts';

/** Corrections per entry. After that, staff mark the entry as entered in error and record a new one. */
export const MAX_CORRECTIONS = 50;

interface DisclosureCreation extends NewEntryIds {
  readonly orderId: string;
}

/** Records a disclosure made outside the portal. */
export function newDisclosure(
  { orderId, ...creation }: DisclosureCreation,
  { patientName, patientDob, ...facts }: OutsideDisclosure,
  writer: Writer,
): DisclosureLogDecision<StoredDisclosure> {
  if (!hasSearchableWords(patientName))
    return refuseDisclosureLogChange('Patient name is required', 'patientName');
  const document: StoredDisclosure = {
    ...creation,
    type: 'outside-disclosure',
    revision: 1,
    made: signatureOf(writer),
    patientName,
    patientDob,
    facts,
    orderId,
    isVoid: false,
    corrections: [],
  };
  return disclosureLogChange(document, 'disclosure-recorded', writer, { request: facts.requestId });
}

interface Correction {
  readonly facts: DisclosureFacts;
  readonly orderId: string;
  readonly isVoid: boolean;
  readonly reason: string;
  /** The revision that the editor saw. */
  readonly seen: number;
}

/**
 * Corrects an entry and keeps its earlier values. Only an admin can end a suspension, so only an admin can make a
 * correction that removes the entry from one. `suspensions`: all about patients with the same date of birth.
 */
export function correctDisclosure(
  stored: StoredDisclosure,
  { facts, orderId, isVoid, reason, seen }: Correction,
  suspensions: readonly StoredSuspension[],
  writer: Writer,
): DisclosureLogDecision<StoredDisclosure> {
  if (seen !== stored.revision) {
    return refuseDisclosureLogChange('Someone else changed this entry. Please reload the page.');
  }
  const [problem] = outsideDisclosureProblems({ ...facts, patientDob: stored.patientDob }, writer.now);
  if (problem) return refuseDisclosureLogChange(problem.message, problem.field);
  if (stored.corrections.length >= MAX_CORRECTIONS) {
    return refuseDisclosureLogChange(
      'This entry was corrected too many times. Mark it as entered in error and record it again.',
    );
  }
  const fields = changedFields(stored.facts, facts);
  if (fields.length === 0 && isVoid === stored.isVoid)
    return refuseDisclosureLogChange('No changes were made');
  const before = { wasVoid: stored.isVoid, before: stored.facts };
  const document: StoredDisclosure = {
    ...stored,
    revision: stored.revision + 1,
    facts,
    orderId,
    isVoid,
    corrections: [...stored.corrections, { ...signatureOf(writer), reason, ...before }],
  };
  const [withheld, stillWithheld] = [stored, document].map((one) =>
    withholding(disclosureOf(one), suspensions, writer.now),
  );
  if (writer.by.kind !== 'admin' && !withheld!.every((one) => stillWithheld!.includes(one))) {
    return refuseDisclosureLogChange(
      'A suspension withholds this disclosure. Only an admin can correct its recipient.',
      'recipient',
    );
  }
  return disclosureLogChange(document, 'disclosure-corrected', writer, { fields: fields.join(','), isVoid });
}

/** The names of the changed facts. */
function changedFields(before: DisclosureFacts, after: DisclosureFacts): string[] {
  return (Object.keys(after) as (keyof DisclosureFacts)[]).filter((name) => before[name] !== after[name]);
}

/** Whether an entry overlaps a period; for a series, any part of it. */
export function isWithin(
  { facts }: StoredDisclosure,
  { from, to }: Omit<PatientPeriod, 'patientName' | 'patientDob'>,
): boolean {
  return facts.on <= to && (facts.lastOn || facts.on) >= from;
}

/** An entry as an accounting lists it. */
export function disclosureOf({ id, patientName, facts, orderId }: StoredDisclosure): Disclosure {
  const { on, recipient, address, document, channel, basis, purpose, count, lastOn, requestId } = facts;
  return {
    disclosureId: id,
    at: `${on}T00:00:00.000Z`,
    patientName,
    requestId,
    orderId,
    recipient,
    by: 'outside',
    address,
    document,
    action: channel,
    purpose,
    basis,
    count,
    lastOn: lastOn || null,
  };
}

/** The author and corrections of an entry, for staff. */
export function entryOf({ revision, isVoid, made, corrections }: StoredDisclosure): DisclosureView['entry'] {
  return {
    revision,
    isVoid,
    at: made.at,
    byName: made.byName,
    corrections: corrections
      .map(({ at, byName, reason, wasVoid, before }) => ({ at, byName, reason, wasVoid, before }))
      .toReversed(),
  };
}
