import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { endMigration, migrationStep, startMigration } from './migrationRules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const old = aStatus('old');
const next = aStatus('next');
const off = aStatus('off', { isActive: false });
const deleted = aStatus('deleted', { isActive: false, deletedAt: '2026-02-01T00:00:00.000Z' });
const moving = (to: string) => aStatus('moving', { isActive: false, migration: aMigration(to) });
const stopped = aStatus('stopped', { isActive: false, migration: aMigration('off', 'stopped') });
const start = (to: string) => ({ toStatusId: `status-${to}`, total: 7, by: 'usr_1', now });

describe('startMigration', () => {
  it.each([
    ['from an active status', old],
    ['from an inactive status', aStatus('old', { isActive: false })],
    ['again after it stopped', { ...stopped, _id: 'status-old' }],
  ])('starts %s and deactivates the status', (_, from) => {
    expect(startMigration([from, next], 'status-old', start('next'))).toMatchObject({
      kind: 'changed',
      item: {
        isActive: false,
        deletedAt: null,
        migration: { ...aMigration('next'), startedAt: now.toISOString() },
      },
      event: { action: 'migration-started', details: { to: 'next', total: 7 } },
    });
  });

  it.each([
    ['old', 'off', 'conflict'],
    ['old', 'deleted', 'conflict'],
    ['old', 'old', 'conflict'],
    ['old', 'unknown', 'conflict'],
    ['moving', 'next', 'conflict'],
    ['pending', 'next', 'conflict'],
    ['on_hold', 'next', 'conflict'],
    ['deleted', 'next', 'not_found'],
  ])('refuses from %s to %s', (from, to, code) => {
    const all = [old, next, off, deleted, moving('next'), aStatus('pending'), aStatus('on_hold')];
    expect(startMigration(all, `status-${from}`, start(to))).toMatchObject({ kind: 'refused', code });
  });
});

describe('migrationStep', () => {
  it.each([
    [moving('next'), { kind: 'move', from: 'moving', to: 'next' }],
    [moving('off'), { kind: 'stop' }],
    [moving('deleted'), { kind: 'stop' }],
    [moving('unknown'), { kind: 'stop' }],
    [{ ...stopped, _id: 'status-moving' }, { kind: 'none' }],
    [aStatus('moving'), { kind: 'none' }],
    [{ ...moving('next'), deletedAt: now.toISOString() }, { kind: 'none' }],
  ])('returns the next step (case %#)', (status, step) => {
    expect(migrationStep([status, next, off, deleted], 'status-moving')).toEqual(step);
  });
});

describe('endMigration', () => {
  it('deletes the status', () => {
    expect(endMigration([moving('next'), next], 'status-moving', now)).toMatchObject({
      kind: 'changed',
      item: { deletedAt: now.toISOString(), migration: { state: 'done' } },
      event: { action: 'migrated-and-deleted' },
    });
  });

  it('stops without deletion when the target was deactivated', () => {
    expect(endMigration([moving('off'), off], 'status-moving', now)).toMatchObject({
      kind: 'changed',
      item: { deletedAt: null, migration: { state: 'stopped' } },
      event: { action: 'migration-stopped' },
    });
  });

  it('changes nothing without a running migration', () => {
    expect(endMigration([stopped, off], 'status-stopped', now)).toMatchObject({ kind: 'unchanged' });
    expect(endMigration([old], 'status-old', now)).toMatchObject({ kind: 'refused' });
  });
});
