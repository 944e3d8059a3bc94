import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { addStatus, deactivateStatus, editStatus, removeStatus, restoreStatus } from './statusRules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const making = { id: 'status-new', by: 'usr_1', now };
const said = (label: string) => ({ label, color: 'red' as const, description: '', order: 2 });

const pending = aStatus('pending');
const waiting = aStatus('waiting');
const gone = aStatus('gone', { isActive: false, deletedAt: '2026-02-01T00:00:00.000Z' });
const moving = aStatus('moving', { isActive: false, migration: aMigration('waiting') });
const stopped = aStatus('stopped', { isActive: false, migration: aMigration('gone', 'stopped') });
const all = [pending, waiting, gone, moving, stopped];

describe('adding a status', () => {
  it('assigns a key that no status ever had', () => {
    expect(addStatus(all, said('Gone'), making)).toMatchObject({
      kind: 'changed',
      item: { _id: 'status-new', key: 'gone_2', label: 'Gone', isActive: true, createdBy: 'usr_1' },
      event: { action: 'added', details: { key: 'gone_2' } },
    });
  });

  it.each(['PENDING', ' pending  ', 'Moving'])('refuses the label %j, which is in use', (label) => {
    expect(addStatus(all, said(label), making)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });
});

describe('changing a status', () => {
  it('keeps key, maker and whether it is in use', () => {
    expect(editStatus(all, 'status-waiting', said('Waits'))).toMatchObject({
      kind: 'changed',
      item: { ...waiting, ...said('Waits') },
    });
  });

  it.each([
    ['one that was deleted', 'status-gone', said('Other'), 'not_found'],
    ['the label of another', 'status-waiting', said('Pending'), 'conflict'],
    ['pending out of use', 'status-pending', { ...said('Pending'), isActive: false }, 'conflict'],
    [
      'one whose requests are moving back into use',
      'status-moving',
      { ...said('X'), isActive: true },
      'conflict',
    ],
  ])('refuses %s', (_, id, wanted, code) => {
    expect(editStatus(all, id, wanted)).toMatchObject({ kind: 'refused', code });
  });

  it('puts one whose migration stopped back into use, and forgets the migration', () => {
    expect(editStatus(all, 'status-stopped', { ...said('Stopped'), isActive: true })).toMatchObject({
      kind: 'changed',
      item: { isActive: true, migration: null },
    });
  });
});

describe('taking a status away', () => {
  it.each(['pending', 'completed', 'cancelled'])('is refused for %s', (key) => {
    const list = [aStatus(key)];
    for (const decided of [
      removeStatus(list, `status-${key}`, now),
      deactivateStatus(list, `status-${key}`),
    ]) {
      expect(decided).toMatchObject({
        kind: 'refused',
        code: 'conflict',
        message: { values: { label: key.toUpperCase() } },
      });
    }
  });

  it('leaves a mark of one that was deleted', () => {
    expect(removeStatus(all, 'status-waiting', now)).toMatchObject({
      kind: 'changed',
      item: { key: 'waiting', isActive: false, deletedAt: now.toISOString() },
    });
  });

  it('is taken back with what the status was before', () => {
    const decided = removeStatus(all, 'status-stopped', now);
    if (decided.kind !== 'changed') throw new Error(decided.kind);
    expect(restoreStatus(decided.items, stopped)).toMatchObject({ kind: 'changed', item: stopped });
    expect(restoreStatus(all, stopped)).toEqual({ kind: 'unchanged', item: stopped });
    expect(restoreStatus([], stopped)).toMatchObject({ kind: 'refused' });
  });

  it('changes nothing of one that is out of use already', () => {
    expect(deactivateStatus(all, 'status-stopped')).toEqual({ kind: 'unchanged', item: stopped });
  });

  it.each(['status-gone', 'none'])('is refused for %s, which is not there', (id) => {
    expect(removeStatus(all, id, now)).toMatchObject({ code: 'not_found' });
    expect(deactivateStatus(all, id)).toMatchObject({ code: 'not_found' });
  });
});
