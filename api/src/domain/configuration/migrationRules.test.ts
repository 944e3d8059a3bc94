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

describe('a migration begins', () => {
  it.each([
    ['from a status in use', old],
    ['from one out of use', aStatus('old', { isActive: false })],
    ['anew where it stopped', { ...stopped, _id: 'status-old' }],
  ])('%s, which is offered to nobody from then on', (_, from) => {
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
  ])('not from %s to %s', (from, to, code) => {
    const all = [old, next, off, deleted, moving('next'), aStatus('pending'), aStatus('on_hold')];
    expect(startMigration(all, `status-${from}`, start(to))).toMatchObject({ kind: 'refused', code });
  });
});

describe('what is next', () => {
  it.each([
    [moving('next'), { kind: 'move', from: 'moving', to: 'next' }],
    [moving('off'), { kind: 'stop' }],
    [moving('deleted'), { kind: 'stop' }],
    [moving('unknown'), { kind: 'stop' }],
    [{ ...stopped, _id: 'status-moving' }, { kind: 'rest' }],
    [aStatus('moving'), { kind: 'rest' }],
    [{ ...moving('next'), deletedAt: now.toISOString() }, { kind: 'rest' }],
  ])('%#', (status, step) => {
    expect(migrationStep([status, next, off, deleted], 'status-moving')).toEqual(step);
  });
});

describe('a migration ends', () => {
  it('with the deletion of its status', () => {
    expect(endMigration([moving('next'), next], 'status-moving', now)).toMatchObject({
      kind: 'changed',
      item: { deletedAt: now.toISOString(), migration: { state: 'done' } },
      event: { action: 'migrated-and-deleted' },
    });
  });

  it('without it when the other status went out of use at the last moment', () => {
    expect(endMigration([moving('off'), off], 'status-moving', now)).toMatchObject({
      kind: 'changed',
      item: { deletedAt: null, migration: { state: 'stopped' } },
      event: { action: 'migration-stopped' },
    });
  });

  it('once', () => {
    expect(endMigration([stopped, off], 'status-stopped', now)).toMatchObject({ kind: 'unchanged' });
    expect(endMigration([old], 'status-old', now)).toMatchObject({ kind: 'refused' });
  });
});
