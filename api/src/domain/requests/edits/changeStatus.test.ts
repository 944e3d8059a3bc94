import { describe, expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { changeStatus, decideStatusChange } from './changeStatus.ts';
import { recordFeePayment } from '../../payments/recordFeePayment.ts';
import { SYSTEM } from '../actor.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const change = {
  status: 'on_hold',
  notes: 'Maria called about her knee',
  isPrivate: true,
  by: { kind: 'staff', id: 'u1' },
  byName: 'Sam Clerk',
} as const;

test('a new status is set, dated and added to the history', () => {
  const root = aRoot();
  const changed = changeStatus(root, change, NOW).root;
  expect(changed).toEqual({
    ...root,
    seq: root.seq + 1,
    status: 'on_hold',
    updatedAt: NOW.toISOString(),
    history: [...root.history, { ...change, at: NOW.toISOString() }],
  });
  expect(root).toEqual(aRoot());
});

describe('what staff ask for', () => {
  const decide = (wish: Partial<Parameters<typeof decideStatusChange>[1]>, root = aRoot()) =>
    decideStatusChange(root, { ...change, isOffered: true, seenStatus: 'pending', ...wish }, NOW);

  test.each([
    ['a status that is offered', {}, 'change'],
    ['a status that is not offered', { isOffered: false }, 'unknown-status'],
    ['notes on a status that is not offered any more', { status: 'pending', isOffered: false }, 'change'],
    ['a status, having seen another one than it has', { seenStatus: 'on_hold' }, 'overtaken'],
    ['a status, without saying which one they saw', { seenStatus: undefined }, 'change'],
    ['the status it has, without notes', { status: 'pending', notes: '' }, 'nothing-new'],
    ['another status without notes', { notes: '' }, 'change'],
  ])('%s: %j is %s', (_, wish, kind) => {
    expect(decide(wish).kind).toBe(kind);
  });

  test('is private only with notes', () => {
    const privacy = ['Called', ''].map((notes) => {
      const decision = decide({ notes, isPrivate: true });
      return decision.kind === 'change' && decision.change.root.history.at(-1)?.isPrivate;
    });
    expect(privacy).toEqual([true, false]);
  });

  test('is the same change as without the question', () => {
    expect(decide({})).toEqual({ kind: 'change', change: changeStatus(aRoot(), change, NOW) });
  });
});

test('notes may be added to the status it has', () => {
  const changed = changeStatus(aRoot(), { ...change, status: 'pending' }, NOW).root;
  expect(changed.status).toBe('pending');
  expect(changed.history).toHaveLength(2);
});

test.each([
  ['private notes alone', { status: 'pending', isPrivate: true }, false],
  ['notes alone', { status: 'pending', isPrivate: false }, true],
  ['a new status, noted in private', { status: 'on_hold', isPrivate: true }, true],
])('the date that the client sees moves with %s: %s', (_, made, isMoved) => {
  const root = aRoot();
  const { updatedAt } = changeStatus(root, { ...change, ...made }, NOW).root;
  expect(updatedAt).toBe(isMoved ? NOW.toISOString() : root.updatedAt);
});

test.each([
  ['Maria called about her knee', true],
  ['', false],
])('the audit event for notes "%s" says only whether there were any', (notes, has) => {
  const { event, work } = changeStatus(aRoot(), { ...change, notes }, NOW);
  expect(event).toEqual({
    kind: 'status-changed',
    at: NOW.toISOString(),
    by: change.by,
    details: { from: 'pending', to: 'on_hold', notes: has, isPrivate: true },
  });
  expect(JSON.stringify({ event, work })).not.toContain('Maria');
});

describe('the client is told', () => {
  const staff = change.by;
  const admin = { kind: 'admin', id: 'u2' } as const;

  test.each([
    ['a new status by staff', { status: 'on_hold', notes: '', isPrivate: false, by: staff }, true],
    ['a new status by an admin', { status: 'on_hold', notes: 'x', isPrivate: false, by: admin }, true],
    ['a new status with private notes', { status: 'on_hold', notes: 'x', isPrivate: true, by: staff }, false],
    ['private notes', { status: 'pending', notes: 'x', isPrivate: true, by: staff }, false],
    ['public notes alone', { status: 'pending', notes: 'x', isPrivate: false, by: staff }, false],
    ['what the portal does itself', { status: 'on_hold', notes: '', isPrivate: false, by: SYSTEM }, false],
  ])('of %s as the table says', (_, made, isTold) => {
    const { work, root } = changeStatus(aRoot({ seq: 6 }), { ...change, ...made }, NOW);
    const mail = { kind: 'notify-client', template: 'statusChanged', seq: 7, status: 'on_hold' };
    expect(root.seq).toBe(7);
    expect(work).toEqual([{ kind: 'project' }, ...(isTold ? [mail] : [])]);
  });
});

describe('a request that was held for its fee', () => {
  const failed = { ...aRoot().payment, state: 'failed', paidAt: null, heldFrom: 'processing' } as const;
  const held = aRoot({ status: 'on_hold', payment: failed });
  const paid = { state: 'paid', intentId: 'pi_1', chargeId: 'ch_2' } as const;

  test('goes on from where it was once the fee is paid, whatever was noted meanwhile', () => {
    const noted = changeStatus(held, change, NOW).root;
    expect(recordFeePayment(noted, paid, NOW)?.root.status).toBe('processing');
  });

  test('stays on hold when staff moved it and put it there again', () => {
    const moved = changeStatus(held, { ...change, status: 'under_review' }, NOW).root;
    const heldAgain = changeStatus(moved, change, NOW).root;
    expect(recordFeePayment(heldAgain, paid, NOW)?.root.status).toBe('on_hold');
  });
});
