import type {
  Disclosure,
  DisclosureFacts,
  FoundDisclosure,
  OutsideDisclosure,
  PatientPeriod,
} from '@portal/contract/disclosures/schemas/disclosures.ts';
import { outsideDisclosureProblems } from '@portal/contract/disclosures/rules.ts';
import { hasSearchableWords } from './matchesName.ts';
import {
  registerChanged,
  type RegisterCreation,
  signedBy,
  refused,
  type RegisterDecision,
  type StoredDisclosure,
  type StoredSuspension,
  type Writer,
} from './register.ts';
import { withholding } from './suspensions.ts';

/** More corrections than these are no corrections: mark the entry as entered in error and enter another. */
export const MAX_CORRECTIONS = 50;

interface New extends RegisterCreation {
  readonly orderId: string;
}

/** Enters a disclosure made outside the portal. */
export function newDisclosure(
  { orderId, ...making }: New,
  { patientName, patientDob, ...facts }: OutsideDisclosure,
  writer: Writer,
): RegisterDecision<StoredDisclosure> {
  if (!hasSearchableWords(patientName)) return refused('Patient name is required', 'patientName');
  const document: StoredDisclosure = {
    ...making,
    type: 'outside-disclosure',
    revision: 1,
    made: signedBy(writer),
    patientName,
    patientDob,
    facts,
    orderId,
    isVoid: false,
    corrections: [],
  };
  return registerChanged(document, 'disclosure-recorded', writer, { request: facts.requestId });
}

interface Correction {
  readonly facts: DisclosureFacts;
  readonly orderId: string;
  readonly isVoid: boolean;
  readonly reason: string;
  /** The revision on the screen of whoever corrects it. */
  readonly seen: number;
}

/**
 * Corrects an entry; what stood there before stays beside it. Only an admin ends a suspension, so only an admin makes a
 * correction that takes the entry out of one. `suspensions`: all about patients of the same birth date.
 */
export function correctDisclosure(
  stored: StoredDisclosure,
  { facts, orderId, isVoid, reason, seen }: Correction,
  suspensions: readonly StoredSuspension[],
  writer: Writer,
): RegisterDecision<StoredDisclosure> {
  if (seen !== stored.revision) {
    return refused('Someone else changed this entry. Please reload the page.');
  }
  const [problem] = outsideDisclosureProblems({ ...facts, patientDob: stored.patientDob }, writer.now);
  if (problem) return refused(problem.message, problem.field);
  if (stored.corrections.length >= MAX_CORRECTIONS) {
    return refused(
      'This entry was corrected too many times. Mark it as entered in error and record it again.',
    );
  }
  const fields = changedFields(stored.facts, facts);
  if (fields.length === 0 && isVoid === stored.isVoid) return refused('No changes were made');
  const before = { wasVoid: stored.isVoid, before: stored.facts };
  const document: StoredDisclosure = {
    ...stored,
    revision: stored.revision + 1,
    facts,
    orderId,
    isVoid,
    corrections: [...stored.corrections, { ...signedBy(writer), reason, ...before }],
  };
  const [withheld, stillWithheld] = [stored, document].map((one) =>
    withholding(disclosureOf(one), suspensions, writer.now),
  );
  if (writer.by.kind !== 'admin' && !withheld!.every((one) => stillWithheld!.includes(one))) {
    return refused(
      'A suspension withholds this disclosure. Only an admin can correct its recipient.',
      'recipient',
    );
  }
  return registerChanged(document, 'disclosure-corrected', writer, { fields: fields.join(','), isVoid });
}

/** The names of the facts that differ. */
function changedFields(before: DisclosureFacts, after: DisclosureFacts): string[] {
  return (Object.keys(after) as (keyof DisclosureFacts)[]).filter((name) => before[name] !== after[name]);
}

/** Whether an entry is within a period: of a series, any part of it. */
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

/** How an entry came to be, as staff are told. */
export function entryOf({ revision, isVoid, made, corrections }: StoredDisclosure): FoundDisclosure['entry'] {
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
