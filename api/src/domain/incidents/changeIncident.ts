import { incidentDueOn, notifiedDayProblem } from '@portal/contract/incidents/rules.ts';
import {
  type IncidentChange,
  type IncidentOutcome,
  riskFactorKeys,
} from '@portal/contract/incidents/schemas.ts';
import type { EventOf } from '../requests/requestEvents.ts';
import {
  closingOf,
  type IncidentWriter,
  signatureOf,
  type StoredIncident,
  type StoredLetter,
} from './incident.ts';

/** Entries of each kind, so that the document stays small. */
export const MAX_ENTRIES = { notes: 100, letters: 20, corrections: 50, closings: 20 } as const;

type IncidentEvent = EventOf<'incident-changed' | 'incident-letter-issued'>;

export type IncidentDecision =
  | { readonly kind: 'change'; readonly incident: StoredIncident; readonly event: IncidentEvent }
  /** It was already made. */
  | { readonly kind: 'same' }
  | {
      readonly kind: 'refuse';
      readonly code: 'conflict' | 'invalid_input';
      readonly message: string;
      readonly field?: string;
    };

function refuse(message: string, field?: string): IncidentDecision {
  return { kind: 'refuse', code: field ? 'invalid_input' : 'conflict', message, ...(field && { field }) };
}

const CLOSED = 'This incident is closed. Reopen it first.';
export const BEFORE_RELEASE = 'The date must not be before the release';
const FULL = 'This incident has too many entries of this kind.';
const OTHER_CONTENT =
  'This form was already saved with different content. Close it and look at the incident.';

/** Assesses, corrects, closes or reopens an incident that the caller saw in its current revision. */
export function changeIncident(
  stored: StoredIncident,
  change: IncidentChange,
  writer: IncidentWriter,
): IncidentDecision {
  if (change.seen !== stored.revision)
    return refuse('Someone else changed this incident. Please reload the page.');
  const closing = closingOf(stored);
  if (change.action === 'reopen') return reopen(stored, change.reason, writer);
  if (closing) return refuse(CLOSED);
  switch (change.action) {
    case 'assess': {
      const { nature, recipient, acquired, mitigation } = change;
      const assessment = { ...signatureOf(writer), nature, recipient, acquired, mitigation };
      return changed(stored, { assessment }, { action: 'assess' }, writer);
    }
    case 'correct':
      return correct(stored, change, writer);
    case 'close':
      return close(stored, change, writer);
  }
}

/** Corrects the day of the discovery, from which the time for the notice is counted. */
function correct(
  stored: StoredIncident,
  { discoveredOn, reason }: Extract<IncidentChange, { action: 'correct' }>,
  writer: IncidentWriter,
): IncidentDecision {
  const { discoveredOn: from, corrections } = stored;
  if (discoveredOn === from) return refuse('No changes were made', 'discoveredOn');
  if (discoveredOn < stored.releasedOn) return refuse(BEFORE_RELEASE, 'discoveredOn');
  if (corrections.length >= MAX_ENTRIES.corrections) return refuse(FULL);
  const correction = { ...signatureOf(writer), from, reason };
  return changed(
    stored,
    { discoveredOn, corrections: [...corrections, correction], due: incidentDueOn(discoveredOn) },
    { action: 'correct', from, to: discoveredOn },
    writer,
  );
}

/**
 * Closes an incident. A low probability of compromise must be demonstrated by a risk assessment (45 CFR 164.402); for a
 * breach, the patient must have been notified (164.404).
 */
function close(
  stored: StoredIncident,
  { outcome, notifiedOn, reason }: Extract<IncidentChange, { action: 'close' }>,
  writer: IncidentWriter,
): IncidentDecision {
  if (outcome === 'low-probability' && !isAssessed(stored))
    return refuse('Please save the risk assessment first', 'outcome');
  const isBreach = outcome === 'breach-reported';
  if (isBreach && notifiedOn === '')
    return refuse('Please enter when the patient was notified', 'notifiedOn');
  const problem = isBreach ? notifiedDayProblem(notifiedOn, stored.discoveredOn, writer.now) : null;
  if (problem) return refuse(problem, 'notifiedOn');
  if (stored.closings.length >= MAX_ENTRIES.closings) return refuse(FULL);
  const closing = {
    ...signatureOf(writer),
    outcome,
    notifiedOn: isBreach ? notifiedOn : '',
    reason,
    reopened: null,
  };
  const { due: _, ...withoutDue } = stored;
  return changed(
    withoutDue,
    { closings: [...stored.closings, closing] },
    { action: 'close', outcome },
    writer,
  );
}

function isAssessed({ assessment }: StoredIncident): boolean {
  return assessment !== null && riskFactorKeys.every((factor) => assessment[factor] !== '');
}

function reopen(stored: StoredIncident, reason: string, writer: IncidentWriter): IncidentDecision {
  const closing = closingOf(stored);
  if (!closing) return refuse('This incident is open.');
  const reopened = { ...closing, reopened: { ...signatureOf(writer), reason } };
  return changed(
    stored,
    { closings: [...stored.closings.slice(0, -1), reopened], due: incidentDueOn(stored.discoveredOn) },
    { action: 'reopen' },
    writer,
  );
}

/** Adds a note, also to a closed incident. The same note ID adds it once. */
export function addIncidentNote(
  stored: StoredIncident,
  note: { readonly noteId: string; readonly text: string },
  writer: IncidentWriter,
): IncidentDecision {
  const before = stored.notes.find(({ noteId }) => noteId === note.noteId);
  if (before) return before.text === note.text ? { kind: 'same' } : refuse(OTHER_CONTENT);
  if (stored.notes.length >= MAX_ENTRIES.notes) return refuse(FULL);
  const notes = [...stored.notes, { ...signatureOf(writer), ...note }];
  return changed(stored, { notes }, { action: 'note' }, writer);
}

/** Records an issued letter, also of a closed incident. The same letter ID records it once. */
export function addIncidentLetter(
  stored: StoredIncident,
  letter: Omit<StoredLetter, 'at' | 'by' | 'byName'>,
  writer: IncidentWriter,
): IncidentDecision {
  const repeated = repeatedLetter(stored, letter);
  if (repeated) return repeated;
  const letters = [...stored.letters, { ...signatureOf(writer), ...letter }];
  const { incidentId, revision } = stored;
  const { letterId, kind, sha256 } = letter;
  return {
    kind: 'change',
    incident: { ...stored, letters, revision: revision + 1 },
    event: {
      kind: 'incident-letter-issued',
      at: writer.now.toISOString(),
      by: writer.by,
      details: { incidentId, letterId, letter: kind, sha256 },
    },
  };
}

/** Whether a letter with this ID was issued, or why no letter can be; null if it can be issued. */
export function repeatedLetter(
  stored: StoredIncident,
  { letterId, contentHash }: Pick<StoredLetter, 'letterId' | 'contentHash'>,
): IncidentDecision | null {
  const before = stored.letters.find((one) => one.letterId === letterId);
  if (before) return before.contentHash === contentHash ? { kind: 'same' } : refuse(OTHER_CONTENT);
  return stored.letters.length >= MAX_ENTRIES.letters ? refuse(FULL) : null;
}

interface ChangeDetails {
  readonly action: 'assess' | 'correct' | 'close' | 'reopen' | 'note';
  readonly outcome?: IncidentOutcome;
  readonly from?: string;
  readonly to?: string;
}

/** The next revision with its event. Details are keys and days, no texts. */
function changed(
  stored: StoredIncident,
  fields: Partial<StoredIncident>,
  details: ChangeDetails,
  { by, now }: IncidentWriter,
): IncidentDecision {
  const { incidentId, revision } = stored;
  return {
    kind: 'change',
    incident: { ...stored, ...fields, revision: revision + 1 },
    event: { kind: 'incident-changed', at: now.toISOString(), by, details: { incidentId, ...details } },
  };
}
