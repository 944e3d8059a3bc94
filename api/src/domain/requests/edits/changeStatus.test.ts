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

test('sets a new status and adds it to the history', () => {
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

describe('decideStatusChange', () => {
  const decide = (requested: Partial<Parameters<typeof decideStatusChange>[1]>, root = aRoot()) =>
    decideStatusChange(root, { ...change, isOffered: true, seenStatus: 'pending', ...requested }, NOW);

  test.each([
    ['a status that is offered', {}, 'change'],
    ['a status that is not offered', { isOffered: false }, 'unknown-status'],
    ['notes on a status that is no longer offered', { status: 'pending', isOffered: false }, 'change'],
    ['a status, after seeing an outdated one', { seenStatus: 'on_hold' }, 'conflict'],
    ['a status, without the seen status', { seenStatus: undefined }, 'change'],
    ['the current status without notes', { status: 'pending', notes: '' }, 'same'],
    ['another status without notes', { notes: '' }, 'change'],
  ])('%s: %j is %s', (_, requested, kind) => {
    expect(decide(requested).kind).toBe(kind);
  });

  test('ignores `isPrivate` without notes', () => {
    const privacy = ['Called', ''].map((notes) => {
      const decision = decide({ notes, isPrivate: true });
      return decision.kind === 'change' && decision.change.root.history.at(-1)?.isPrivate;
    });
    expect(privacy).toEqual([true, false]);
  });

  test('returns the change of `changeStatus`', () => {
    expect(decide({})).toEqual({ kind: 'change', change: changeStatus(aRoot(), change, NOW) });
  });
});

test('adds notes to the current status', () => {
  const changed = changeStatus(aRoot(), { ...change, status: 'pending' }, NOW).root;
  expect(changed.status).toBe('pending');
  expect(changed.history).toHaveLength(2);
});

test.each([
  ['private notes without a new status', { status: 'pending', isPrivate: true }, false],
  ['public notes without a new status', { status: 'pending', isPrivate: false }, true],
  ['a new status with private notes', { status: 'on_hold', isPrivate: true }, true],
])('%s changes the update time that the client sees: %s', (_, changes, isMoved) => {
  const root = aRoot();
  const { updatedAt } = changeStatus(root, { ...change, ...changes }, NOW).root;
  expect(updatedAt).toBe(isMoved ? NOW.toISOString() : root.updatedAt);
});

test.each([
  ['Maria called about her knee', true],
  ['', false],
])('the audit event for notes "%s" records only whether there were any', (notes, hasNotes) => {
  const { event, work } = changeStatus(aRoot(), { ...change, notes }, NOW);
  expect(event).toEqual({
    kind: 'status-changed',
    at: NOW.toISOString(),
    by: change.by,
    details: { from: 'pending', to: 'on_hold', notes: hasNotes, isPrivate: true },
  });
  expect(JSON.stringify({ event, work })).not.toContain('Maria');
});

describe('the client is notified of', () => {
  const staff = change.by;
  const admin = { kind: 'admin', id: 'u2' } as const;

  test.each([
    ['a new status by staff', { status: 'on_hold', notes: '', isPrivate: false, by: staff }, true],
    ['a new status by an admin', { status: 'on_hold', notes: 'x', isPrivate: false, by: admin }, true],
    ['a new status with private notes', { status: 'on_hold', notes: 'x', isPrivate: true, by: staff }, false],
    ['private notes', { status: 'pending', notes: 'x', isPrivate: true, by: staff }, false],
    ['public notes alone', { status: 'pending', notes: 'x', isPrivate: false, by: staff }, false],
    ['a change by the portal', { status: 'on_hold', notes: '', isPrivate: false, by: SYSTEM }, false],
  ])('%s: %s', (_, changes, isNotified) => {
    const { work, root } = changeStatus(aRoot({ seq: 6 }), { ...change, ...changes }, NOW);
    const email = {
      kind: 'notify-client',
      template: 'statusChanged',
      seq: 7,
      status: 'on_hold',
      from: 'pending',
    };
    expect(root.seq).toBe(7);
    expect(work).toEqual([{ kind: 'project' }, ...(isNotified ? [email] : [])]);
  });
});

test('the notification of a new status has the status before it, even if that was set with private notes', () => {
  const hidden = changeStatus(aRoot(), change, NOW).root;
  const withPrivateNotes = changeStatus(hidden, { ...change, status: 'processing' }, NOW).root;
  const { work } = changeStatus(withPrivateNotes, { ...change, status: 'completed', isPrivate: false }, NOW);
  expect(work).toContainEqual(expect.objectContaining({ status: 'completed', from: 'processing' }));
});

describe('a request on hold for its fee', () => {
  const failed = {
    ...aRoot().payment,
    state: 'failed',
    paidAt: null,
    statusBeforeHold: 'processing',
  } as const;
  const held = aRoot({ status: 'on_hold', payment: failed });
  const paid = { state: 'paid', intentId: 'pi_1', chargeId: 'ch_2' } as const;

  test('returns to its earlier status when the fee is paid, even if notes were added', () => {
    const withNotes = changeStatus(held, change, NOW).root;
    expect(recordFeePayment(withNotes, paid, NOW, () => true)?.root.status).toBe('processing');
  });

  test('stays on hold if staff moved it and put it on hold again', () => {
    const moved = changeStatus(held, { ...change, status: 'under_review' }, NOW).root;
    const onHoldAgain = changeStatus(moved, change, NOW).root;
    expect(recordFeePayment(onHoldAgain, paid, NOW, () => true)?.root.status).toBe('on_hold');
  });
});
