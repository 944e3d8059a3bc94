import { describe, expect, it } from 'vitest';
import { aMigration, aStatus } from '../testing/aStatus.ts';
import { lateRequest } from './lateRequest.ts';

const deletedAt = '2026-02-01T00:00:00.000Z';
const deleted = (key: string, to?: string) =>
  aStatus(key, { isActive: false, deletedAt, migration: to ? aMigration(to, 'done') : null });

const all = [
  aStatus('there'),
  aStatus('on_hold'),
  aStatus('pending'),
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
    ['unused', { kind: 'move', to: 'pending' }],
    ['toUnused', { kind: 'move', to: 'pending' }],
    ['toNowhere', { kind: 'move', to: 'pending' }],
    ['ring', { kind: 'move', to: 'pending' }],
  ])('%s', (key, late) => {
    expect(lateRequest(all, { status: key, history: [] })).toEqual(late);
  });
});

const staff = { kind: 'staff', id: 'usr_1' } as const;
const system = { kind: 'system', id: null } as const;

function placed(...steps: (readonly [status: string, by: typeof staff | typeof system])[]) {
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

describe('a request whose unused status was deleted returns to', () => {
  it.each([
    ['what it had before', placed(['pending', system], ['there', staff], ['unused', staff]), 'there'],
    ['what it had before notes', placed(['there', staff], ['unused', staff], ['unused', staff]), 'there'],
    [
      'an earlier one where that was deleted as well',
      placed(['there', staff], ['first', staff], ['unused', staff]),
      'there',
    ],
    ['a hold that staff chose', placed(['on_hold', staff], ['unused', staff]), 'on_hold'],
    [
      'what it had before a hold by the portal',
      placed(['there', staff], ['on_hold', system], ['unused', system]),
      'there',
    ],
  ])('%s', (_, request, to) => {
    expect(lateRequest(all, request)).toEqual({ kind: 'move', to });
  });
});
