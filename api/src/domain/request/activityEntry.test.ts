import { describe, expect, it } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { accountsIn, activityEntry } from './activityEntry.ts';
import type { StoredEvent } from './storedEvent.ts';

const { files } = aRoot();
const [first = '', second = ''] = Object.keys(files);
const names = new Map([
  ['usr_a', 'Dana Reyes'],
  ['usr_b', 'Sam Clerk'],
]);
const told = (changed: Partial<StoredEvent>) => activityEntry(anEvent(changed), { files, names });

function anEvent(changed: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: 'ev|000002',
    kind: 'file-opened',
    at: '2026-03-10T08:00:00.000Z',
    by: { kind: 'staff', id: 'usr_a' },
    details: {},
    ...changed,
  };
}

describe('an event as staff read it', () => {
  it.each<[string, StoredEvent['details'], object]>([
    ['file-opened', { fileId: first, action: 'download' }, { action: 'download', fileNames: ['scan 1.pdf'] }],
    ['file-opened', { fileId: 'file_gone', action: 'open' }, { action: 'open' }],
    ['files-added', { files: `${first},${second}` }, { fileNames: ['scan 1.pdf', 'scan 2.pdf'] }],
    ['files-added', { files: 3 }, { files: 3 }],
    ['file-scanned', { fileId: first, verdict: 'clean' }, { fileNames: ['scan 1.pdf'], verdict: 'clean' }],
    [
      'status-changed',
      { from: 'pending', to: 'on_hold', notes: true, isPrivate: true },
      { from: 'pending', to: 'on_hold', hasNotes: true, isPrivate: true },
    ],
    ['due-date-changed', { from: '2026-03-25', to: '2026-04-01' }, { from: '2026-03-25', to: '2026-04-01' }],
    [
      'edited',
      { updateType: 'patientInfo', fields: 'patientName,patientDob' },
      { fields: ['patientName', 'patientDob'] },
    ],
    ['assigned', { to: 'usr_b' }, { person: 'Sam Clerk' }],
    ['assigned', { from: 'usr_b', to: null }, { person: null }],
    ['something-new', { secret: 'x', amount: 3 }, {}],
  ])('%s %j', (kind, details, facts) => {
    const { id, at } = anEvent();
    expect(told({ kind, details })).toEqual({
      id,
      at,
      kind,
      actor: { kind: 'staff', name: 'Dana Reyes' },
      ...facts,
    });
  });

  it('names who did it where there is a name', () => {
    expect(told({ by: { kind: 'system', id: null } }).actor).toEqual({ kind: 'system', name: null });
    expect(told({ by: { kind: 'client', id: 'usr_gone' } }).actor).toEqual({ kind: 'client', name: null });
  });
});

it('names the accounts that it needs the names of', () => {
  expect(accountsIn(anEvent({ kind: 'assigned', details: { to: 'usr_b' } }))).toEqual(['usr_a', 'usr_b']);
  expect(accountsIn(anEvent({ kind: 'status-changed', details: { to: 'pending' } }))).toEqual(['usr_a']);
  expect(accountsIn(anEvent({ by: { kind: 'holder', id: null } }))).toEqual([]);
});
