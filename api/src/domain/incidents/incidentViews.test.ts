import { expect, it, test } from 'vitest';
import { anIncident } from '../testing/anIncident.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import type { StoredEvent } from '../requests/storedEvent.ts';
import { incidentSummary, incidentView } from './incidentViews.ts';

const AT = '2026-03-12T09:00:00.000Z';
const signed = { at: AT, by: 'usr_2', byName: 'Ada Min' };
const closing = { ...signed, outcome: 'no-breach', notifiedOn: '', reason: 'x' } as const;

const request = aRequest({
  owners: ['usr_c', 'usr_gone'],
  files: {
    one: aFile({ fileId: 'one', originalName: 'chart.pdf', deletedAt: AT }),
    two: aFile({ fileId: 'two', originalName: 'x-ray.pdf' }),
    three: aFile({ fileId: 'three', originalName: 'other.pdf' }),
  },
});
const people = new Map([['usr_c', { name: 'Dana Reyes', email: 'dana@firm.example' }]]);

const opened = (by: StoredEvent['by'], fileId: string, action = 'download'): StoredEvent => ({
  id: 'ev|1',
  kind: 'file-opened',
  at: AT,
  by,
  details: { fileId, action },
});

const view = (events: readonly StoredEvent[] = [], incident = anIncident()) =>
  incidentView(incident, request, {
    today: '2026-03-20',
    californiaOn: '2026-04-01',
    events,
    isComplete: true,
    people,
  });

test.each([
  ['2026-03-11', {}, { state: 'open', daysLeft: 60, outcome: null }],
  ['2026-05-10', {}, { state: 'open', daysLeft: 0 }],
  ['2026-05-11', {}, { state: 'overdue', daysLeft: -1 }],
  ['2026-06-01', { closings: [{ ...closing, reopened: null }] }, { state: 'closed', outcome: 'no-breach' }],
  ['2026-06-01', { closings: [{ ...closing, reopened: { ...signed, reason: 'y' } }] }, { state: 'overdue' }],
])('on %s, an incident with %j is %j', (today, changed, expected) => {
  expect(incidentSummary(anIncident(changed), request, today)).toMatchObject({
    dueOn: '2026-05-10',
    ...expected,
  });
});

it('lists who opened its documents: no staff, no other documents, with masked addresses', () => {
  const { accesses, accounts } = view([
    opened({ kind: 'client', id: 'usr_c' }, 'one'),
    opened({ kind: 'holder', id: null }, 'two', 'preview'),
    opened({ kind: 'client', id: 'usr_gone' }, 'two', 'open'),
    opened({ kind: 'staff', id: 'usr_1' }, 'one'),
    opened({ kind: 'client', id: 'usr_c' }, 'three'),
  ]);
  const dana = { name: 'Dana Reyes', email: 'd•••a@firm.example' };
  const unknown = { name: '', email: '' };
  expect(accesses).toEqual([
    { at: AT, document: 'chart.pdf', action: 'download', by: 'client', ...dana },
    { at: AT, document: 'x-ray.pdf', action: 'preview', by: 'holder', ...unknown },
    { at: AT, document: 'x-ray.pdf', action: 'open', by: 'client', ...unknown },
  ]);
  expect(accounts).toEqual([dana, unknown]);
});

it('says which documents can still be opened, and has no user IDs and hashes', () => {
  const letter = {
    ...signed,
    letterId: 'let_1',
    contentHash: 'secret',
    kind: 'patient',
    language: 'en',
    addressee: 'Ann Lee',
    name: 'Notice.pdf',
    sha256: 'abc',
  } as const;
  const shown = view(
    [],
    anIncident({
      letters: [letter],
      notes: [{ ...signed, noteId: 'not_1', text: 'x' }],
      closings: [{ ...closing, reopened: { ...signed, reason: 'y' } }],
    }),
  );
  expect(shown.documents).toEqual([
    { fileId: 'one', name: 'chart.pdf', endedAt: AT },
    { fileId: 'two', name: 'x-ray.pdf', endedAt: null },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/usr_|secret|contentHash/);
});
