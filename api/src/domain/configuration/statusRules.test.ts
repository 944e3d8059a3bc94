import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { addStatus, deactivateStatus, editStatus, removeStatus, restoreStatus } from './statusRules.ts';

const now = new Date('2026-03-01T10:00:00Z');
const creation = { id: 'status-new', by: 'usr_1', now };
const form = (label: string) => ({ label, color: 'red' as const, description: '', order: 2 });

const pending = aStatus('pending');
const waiting = aStatus('waiting');
const deleted = aStatus('deleted', { isActive: false, deletedAt: '2026-02-01T00:00:00.000Z' });
const moving = aStatus('moving', { isActive: false, migration: aMigration('waiting') });
const stopped = aStatus('stopped', { isActive: false, migration: aMigration('deleted', 'stopped') });
const all = [pending, waiting, deleted, moving, stopped];

describe('addStatus', () => {
  it('assigns a key that no status has or had', () => {
    expect(addStatus(all, form('Deleted'), creation)).toMatchObject({
      kind: 'changed',
      item: { _id: 'status-new', key: 'deleted_2', label: 'Deleted', isActive: true, createdBy: 'usr_1' },
      event: { action: 'added', details: { key: 'deleted_2' } },
    });
  });

  it.each(['PENDING', ' pending  ', 'Moving'])('refuses the label %j, which is in use', (label) => {
    expect(addStatus(all, form(label), creation)).toMatchObject({ kind: 'refused', code: 'conflict' });
  });
});

describe('editStatus', () => {
  it('keeps key, creator and activity', () => {
    expect(editStatus(all, 'status-waiting', form('Waits'))).toMatchObject({
      kind: 'changed',
      item: { ...waiting, ...form('Waits') },
    });
  });

  it.each([
    ['a deleted status', 'status-deleted', form('Other'), 'not_found'],
    ['the label of another status', 'status-waiting', form('Pending'), 'conflict'],
    [
      'to deactivate a protected status',
      'status-pending',
      { ...form('Pending'), isActive: false },
      'conflict',
    ],
    [
      'to activate a status during its migration',
      'status-moving',
      { ...form('X'), isActive: true },
      'conflict',
    ],
  ])('refuses %s', (_, id, changes, code) => {
    expect(editStatus(all, id, changes)).toMatchObject({ kind: 'refused', code });
  });

  it('activates a status whose migration stopped and removes the migration', () => {
    expect(editStatus(all, 'status-stopped', { ...form('Stopped'), isActive: true })).toMatchObject({
      kind: 'changed',
      item: { isActive: true, migration: null },
    });
  });
});

describe('removing or deactivating a status', () => {
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

  it('keeps a deleted status in the list', () => {
    expect(removeStatus(all, 'status-waiting', now)).toMatchObject({
      kind: 'changed',
      item: { key: 'waiting', isActive: false, deletedAt: now.toISOString() },
    });
  });

  it('can be undone with restoreStatus', () => {
    const decided = removeStatus(all, 'status-stopped', now);
    if (decided.kind !== 'changed') throw new Error(decided.kind);
    expect(restoreStatus(decided.items, stopped)).toMatchObject({ kind: 'changed', item: stopped });
    expect(restoreStatus(all, stopped)).toEqual({ kind: 'unchanged', item: stopped });
    expect(restoreStatus([], stopped)).toMatchObject({ kind: 'refused' });
  });

  it('changes nothing if the status is inactive already', () => {
    expect(deactivateStatus(all, 'status-stopped')).toEqual({ kind: 'unchanged', item: stopped });
  });

  it.each(['status-deleted', 'none'])('is refused for %s, which does not exist', (id) => {
    expect(removeStatus(all, id, now)).toMatchObject({ code: 'not_found' });
    expect(deactivateStatus(all, id)).toMatchObject({ code: 'not_found' });
  });
});
