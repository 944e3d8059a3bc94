import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { lateRequest, reviveStatus } from './lateRequest.ts';

const deletedAt = '2026-02-01T00:00:00.000Z';
const deleted = (key: string, to?: string) =>
  aStatus(key, { isActive: false, deletedAt, migration: to ? aMigration(to, 'done') : null });

const all = [
  aStatus('there'),
  aStatus('off', { isActive: false }),
  deleted('first', 'second'),
  deleted('second', 'there'),
  deleted('toOff', 'off'),
  deleted('unused'),
  deleted('toUnused', 'unused'),
  deleted('toNowhere', 'unknown'),
  deleted('ring', 'ring'),
];

describe('a request that has', () => {
  it.each([
    ['there', { kind: 'stay' }],
    ['off', { kind: 'stay' }],
    ['never-heard-of', { kind: 'stay' }],
    ['first', { kind: 'move', to: 'there' }],
    ['second', { kind: 'move', to: 'there' }],
    ['toOff', { kind: 'move', to: 'off' }],
    ['unused', { kind: 'revive', statusId: 'status-unused' }],
    ['toUnused', { kind: 'revive', statusId: 'status-toUnused' }],
    ['toNowhere', { kind: 'revive', statusId: 'status-toNowhere' }],
    ['ring', { kind: 'revive', statusId: 'status-ring' }],
  ])('%s', (key, late) => {
    expect(lateRequest(all, key)).toEqual(late);
  });
});

it('a status comes back out of use, once', () => {
  expect(reviveStatus(all, 'status-unused')).toMatchObject({
    kind: 'changed',
    item: { key: 'unused', isActive: false, deletedAt: null, migration: null },
  });
  expect(reviveStatus(all, 'status-there')).toMatchObject({ kind: 'unchanged' });
  expect(reviveStatus(all, 'none')).toMatchObject({ kind: 'refused' });
});
