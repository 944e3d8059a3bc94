import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { replaceDeletedStatus } from './deletedStatus.ts';

const deletedAt = '2026-02-01T00:00:00.000Z';
const deleted = (key: string, to?: string) =>
  aStatus(key, { isActive: false, deletedAt, migration: to ? aMigration(to, 'done') : null });

const all = [
  aStatus('existing'),
  aStatus('on_hold'),
  aStatus('pending'),
  aStatus('off', { isActive: false }),
  deleted('first', 'second'),
  deleted('second', 'existing'),
  deleted('toOff', 'off'),
  deleted('unused'),
  deleted('toUnused', 'unused'),
  deleted('toNowhere', 'unknown'),
  deleted('ring', 'ring'),
];

describe('replaceDeletedStatus', () => {
  it.each([
    ['existing', { kind: 'stay' }],
    ['off', { kind: 'stay' }],
    ['undefined-status', { kind: 'stay' }],
    ['first', { kind: 'move', to: 'existing' }],
    ['second', { kind: 'move', to: 'existing' }],
    ['toOff', { kind: 'move', to: 'off' }],
    ['unused', { kind: 'move', to: 'pending' }],
    ['toUnused', { kind: 'move', to: 'pending' }],
    ['toNowhere', { kind: 'move', to: 'pending' }],
    ['ring', { kind: 'move', to: 'pending' }],
  ])('decides about a request with the status %s', (key, decision) => {
    expect(replaceDeletedStatus(all, { status: key, history: [] })).toEqual(decision);
  });
});

const staff = { kind: 'staff', id: 'usr_1' } as const;
const system = { kind: 'system', id: null } as const;

function withHistory(...steps: (readonly [status: string, by: typeof staff | typeof system])[]) {
  const history = steps.map(([status, by]) => ({
    status,
    by,
    at: deletedAt,
    byName: '',
    notes: '',
    isPrivate: false,
  }));
  return { status: history.at(-1)!.status, history };
}

describe('replaceDeletedStatus without a migration returns', () => {
  it.each([
    [
      'the previous status',
      withHistory(['pending', system], ['existing', staff], ['unused', staff]),
      'existing',
    ],
    [
      'the previous status, when notes repeat the deleted one',
      withHistory(['existing', staff], ['unused', staff], ['unused', staff]),
      'existing',
    ],
    [
      'an earlier status, when the previous one was deleted too',
      withHistory(['existing', staff], ['first', staff], ['unused', staff]),
      'existing',
    ],
    ['a hold by staff', withHistory(['on_hold', staff], ['unused', staff]), 'on_hold'],
    [
      'the status before a hold by the portal',
      withHistory(['existing', staff], ['on_hold', system], ['unused', system]),
      'existing',
    ],
  ])('%s', (_, request, to) => {
    expect(replaceDeletedStatus(all, request)).toEqual({ kind: 'move', to });
  });
});
