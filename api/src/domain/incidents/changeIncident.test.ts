import type { IncidentChange } from '@portal/contract/incidents/schemas.ts';
import { describe, expect, it, test } from 'vitest';
import { anIncident } from '../testing/anIncident.ts';
import {
  addIncidentLetter,
  addIncidentNote,
  changeIncident,
  type IncidentDecision,
  MAX_ENTRIES,
} from './changeIncident.ts';
import { closingOf, type IncidentWriter, type StoredIncident } from './incident.ts';

const now = new Date('2026-03-20T12:00:00.000Z');
const writer: IncidentWriter = { by: { kind: 'admin', id: 'usr_2' }, byName: 'Ada Min', now };
const signed = { at: now.toISOString(), by: 'usr_2', byName: 'Ada Min' };
const ref = { requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa', incidentId: 'inc_1', seen: 1 };
const factors = {
  nature: 'Dates',
  recipient: 'A law firm',
  acquired: 'Opened once',
  mitigation: 'Destroyed',
};
const assessment = { ...signed, ...factors };
const closing = {
  ...signed,
  outcome: 'no-breach',
  notifiedOn: '',
  reason: 'Right person',
  reopened: null,
} as const;
const closed = (): StoredIncident => {
  const { due: _, ...incident } = anIncident({ closings: [closing] });
  return incident;
};

type WithoutRef<Change> = Change extends unknown ? Omit<Change, keyof typeof ref> & { seen?: number } : never;
type Sent = WithoutRef<IncidentChange>;

const change = (sent: Sent, stored = anIncident()) =>
  changeIncident(stored, { ...ref, ...sent } as IncidentChange, writer);

function incidentOf(decision: IncidentDecision): StoredIncident {
  if (decision.kind !== 'change') throw new Error(JSON.stringify(decision));
  return decision.incident;
}

function eventOf(decision: IncidentDecision) {
  if (decision.kind !== 'change') throw new Error(JSON.stringify(decision));
  return decision.event;
}

const close = { action: 'close', outcome: 'no-breach', notifiedOn: '', reason: 'Right person' } as const;

describe('an incident', () => {
  it('keeps the latest risk assessment', () => {
    const decision = change(
      { action: 'assess', ...factors },
      anIncident({ assessment: { ...assessment, nature: 'x' } }),
    );
    expect(incidentOf(decision)).toMatchObject({ assessment, revision: 2, due: '2026-05-10' });
    expect(eventOf(decision).details).toEqual({ incidentId: 'inc_1', action: 'assess' });
  });

  it('counts its time from the corrected day of the discovery', () => {
    const decision = change({ action: 'correct', discoveredOn: '2026-03-01', reason: 'A nurse knew' });
    expect(incidentOf(decision)).toMatchObject({
      discoveredOn: '2026-03-01',
      due: '2026-04-30',
      corrections: [{ ...signed, from: '2026-03-11', reason: 'A nurse knew' }],
    });
    expect(JSON.stringify(eventOf(decision))).not.toContain('nurse');
    expect(eventOf(decision).details).toMatchObject({ from: '2026-03-11', to: '2026-03-01' });
  });

  test.each<[string, StoredIncident, Sent]>([
    ['no breach', anIncident(), close],
    ['a low probability', anIncident({ assessment }), { ...close, outcome: 'low-probability' }],
    ['a reported breach', anIncident(), { ...close, outcome: 'breach-reported', notifiedOn: '2026-03-19' }],
  ])('closes as %s, and is no longer due', (_, stored, sent) => {
    const decision = change(sent, stored);
    const incident = incidentOf(decision);
    expect(incident.due).toBeUndefined();
    expect(closingOf(incident)).toMatchObject({ ...signed, reason: 'Right person', reopened: null });
    expect(JSON.stringify(eventOf(decision))).not.toContain('Right person');
  });

  it('keeps a day of notice only for a reported breach', () => {
    expect(closingOf(incidentOf(change({ ...close, notifiedOn: '2026-03-19' })))!.notifiedOn).toBe('');
  });

  it('reopens with its earlier closing, and is due again', () => {
    const incident = incidentOf(change({ action: 'reopen', reason: 'More was opened' }, closed()));
    expect(incident.due).toBe('2026-05-10');
    expect(closingOf(incident)).toBeNull();
    expect(incident.closings).toEqual([{ ...closing, reopened: { ...signed, reason: 'More was opened' } }]);
  });

  const BREACH = { ...close, outcome: 'breach-reported' } as const;
  test.each<[string, Sent, StoredIncident, object]>([
    ['an old revision', { ...close, seen: 0 }, anIncident(), { code: 'conflict' }],
    [
      'the same day',
      { action: 'correct', discoveredOn: '2026-03-11', reason: 'x' },
      anIncident(),
      { field: 'discoveredOn' },
    ],
    [
      'a low probability without an assessment',
      { ...close, outcome: 'low-probability' },
      anIncident(),
      { field: 'outcome' },
    ],
    ['a breach without a notice', BREACH, anIncident({ assessment }), { field: 'notifiedOn' }],
    [
      'a notice before the discovery',
      { ...BREACH, notifiedOn: '2026-03-10' },
      anIncident(),
      { field: 'notifiedOn' },
    ],
    [
      'a notice in the future',
      { ...BREACH, notifiedOn: '2026-03-22' },
      anIncident(),
      { field: 'notifiedOn' },
    ],
    ['a closed incident', close, closed(), { code: 'conflict' }],
    ['the assessment of a closed one', { action: 'assess', ...factors }, closed(), { code: 'conflict' }],
    ['the reopening of an open one', { action: 'reopen', reason: 'x' }, anIncident(), { code: 'conflict' }],
    [
      'a day before the release',
      { action: 'correct', discoveredOn: '2026-02-19', reason: 'x' },
      anIncident(),
      { field: 'discoveredOn' },
    ],
  ])('refuses %s', (_, sent, stored, refusal) => {
    expect(change(sent, stored)).toMatchObject({ kind: 'refuse', ...refusal });
  });
});

describe('a note', () => {
  const note = { noteId: 'not_1', text: 'Called Ann Lee' };

  it('is added once, also to a closed incident', () => {
    const decision = addIncidentNote(closed(), note, writer);
    expect(incidentOf(decision).notes).toEqual([{ ...signed, ...note }]);
    expect(JSON.stringify(eventOf(decision))).not.toContain('Ann Lee');
    expect(addIncidentNote(incidentOf(decision), note, writer)).toEqual({ kind: 'same' });
  });

  it('is refused with the key of another one, and above the limit', () => {
    const noted = incidentOf(addIncidentNote(anIncident(), note, writer));
    expect(addIncidentNote(noted, { ...note, text: 'Other' }, writer)).toMatchObject({ code: 'conflict' });
    const full = anIncident({
      notes: Array.from({ length: MAX_ENTRIES.notes }, () => ({ ...signed, noteId: 'n', text: 'x' })),
    });
    expect(addIncidentNote(full, note, writer)).toMatchObject({ code: 'conflict' });
  });
});

describe('a letter', () => {
  const letter = {
    letterId: 'let_1',
    contentHash: 'hash',
    kind: 'patient',
    language: 'es',
    addressee: 'Ann Lee',
    name: 'Notice.pdf',
    sha256: 'abc',
  } as const;

  it('is recorded once, with its hash and without its texts', () => {
    const decision = addIncidentLetter(anIncident(), letter, writer);
    expect(incidentOf(decision)).toMatchObject({ revision: 2, letters: [{ ...signed, ...letter }] });
    expect(eventOf(decision).details).toEqual({
      incidentId: 'inc_1',
      letterId: 'let_1',
      letter: 'patient',
      sha256: 'abc',
    });
    expect(addIncidentLetter(incidentOf(decision), letter, writer)).toEqual({ kind: 'same' });
  });

  it('is refused with the key of another one, and above the limit', () => {
    const issued = incidentOf(addIncidentLetter(anIncident(), letter, writer));
    expect(addIncidentLetter(issued, { ...letter, contentHash: 'x' }, writer)).toMatchObject({
      code: 'conflict',
    });
    const full = anIncident({
      letters: Array.from({ length: MAX_ENTRIES.letters }, () => ({ ...signed, ...letter })),
    });
    expect(addIncidentLetter(full, { ...letter, letterId: 'let_2' }, writer)).toMatchObject({
      code: 'conflict',
    });
  });
});
