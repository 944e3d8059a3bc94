import { describe, expect, it } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { accountsIn, activityEntry } from './activityEntry.ts';
import type { StoredEvent } from '../storedEvent.ts';

const { files } = aRequest();
const [first = '', second = ''] = Object.keys(files);
const names = new Map([
  ['usr_a', 'Dana Reyes'],
  ['usr_b', 'Sam Clerk'],
]);
const entryOf = (changed: Partial<StoredEvent>) => activityEntry(anEvent(changed), { files, names });

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

describe('activityEntry', () => {
  it.each<[string, StoredEvent['details'], object]>([
    ['file-opened', { fileId: first, action: 'download' }, { action: 'download', fileNames: ['scan 1.pdf'] }],
    ['file-opened', { fileId: 'file_gone', action: 'open' }, { action: 'open' }],
    ['files-deleted', { files: `${first},${second}` }, { fileNames: ['scan 1.pdf', 'scan 2.pdf'] }],
    [
      'files-added',
      { files: 2, fileIds: `${first} ${second}`, chargeCents: '0 0', embargoDays: '14 14', comment: true },
      { files: 2 },
    ],
    [
      'authorization-checked',
      { fileId: first, result: 'read' },
      { fileNames: ['scan 1.pdf'], verdict: 'read' },
    ],
    ['file-scanned', { fileId: first, verdict: 'clean' }, { fileNames: ['scan 1.pdf'], verdict: 'clean' }],
    [
      'status-changed',
      { from: 'pending', to: 'on_hold', notes: true, isPrivate: true },
      { from: 'pending', to: 'on_hold', hasNotes: true, isPrivate: true },
    ],
    [
      'due-date-changed',
      { from: '2026-03-25', to: '2026-04-01', reason: true },
      { from: '2026-03-25', to: '2026-04-01' },
    ],
    ['fee-payment', { intentId: 'pi_2', replaces: 'pi_1' }, {}],
    ['account-verification', { intentId: 'pi_3', isPending: true }, { to: 'pending' }],
    ['payment-refunded', { intentId: 'pi_1', cents: 500, to: 'failed' }, { cents: 500, to: 'failed' }],
    [
      'invoice-refunded',
      {
        invoiceId: 'inv_1',
        number: 'INV-2026-000001',
        refundId: 're_1',
        intentId: 'pi_1',
        cents: 500,
        reason: 'twice',
        to: 'pending',
      },
      { invoice: 'INV-2026-000001', cents: 500, reason: 'twice', to: 'pending' },
    ],
    [
      'edited',
      { updateType: 'patientInfo', fields: 'patientName,patientDob' },
      { fields: ['patientName', 'patientDob'] },
    ],
    ['assigned', { from: null, to: 'usr_b' }, { person: 'Sam Clerk' }],
    ['assigned', { from: 'usr_b', to: null }, { person: null }],
    ['sources-added', { files: 2 }, { files: 2 }],
    ['source-infected', { sourceId: 'src_a' }, {}],
    ['packet-built', { packetId: 'p', fileId: first, pages: 3, sha256: 'a' }, { pages: 3 }],
    ['something-new', { secret: 'x', amount: 3 }, {}],
    // Stored by another version of the portal.
    ['status-changed', { to: 3 }, {}],
  ])('%s %j', (kind, details, facts) => {
    const { id, at } = anEvent();
    expect(entryOf({ kind, details })).toEqual({
      id,
      at,
      kind,
      actor: { kind: 'staff', name: 'Dana Reyes' },
      ...facts,
    });
  });

  it('names the actor if the account is known', () => {
    expect(entryOf({ by: { kind: 'system', id: null } }).actor).toEqual({ kind: 'system', name: null });
    expect(entryOf({ by: { kind: 'client', id: 'usr_gone' } }).actor).toEqual({ kind: 'client', name: null });
  });
});

it('accountsIn returns the actor and the assignee', () => {
  expect(accountsIn(anEvent({ kind: 'assigned', details: { from: null, to: 'usr_b' } }))).toEqual([
    'usr_a',
    'usr_b',
  ]);
  expect(accountsIn(anEvent({ kind: 'status-changed', details: { to: 'pending' } }))).toEqual(['usr_a']);
  expect(accountsIn(anEvent({ by: { kind: 'holder', id: null } }))).toEqual([]);
});
