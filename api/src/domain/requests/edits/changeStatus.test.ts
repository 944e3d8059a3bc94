import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
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
  const request = aRequest();
  const changed = changeStatus(request, change, NOW).request;
  expect(changed).toEqual({
    ...request,
    seq: request.seq + 1,
    status: 'on_hold',
    updatedAt: NOW.toISOString(),
    history: [...request.history, { ...change, at: NOW.toISOString() }],
  });
  expect(request).toEqual(aRequest());
});

describe('decideStatusChange', () => {
  const decide = (requested: Partial<Parameters<typeof decideStatusChange>[1]>, request = aRequest()) =>
    decideStatusChange(request, { ...change, isOffered: true, seenStatus: 'pending', ...requested }, NOW);

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
      return decision.kind === 'change' && decision.change.request.history.at(-1)?.isPrivate;
    });
    expect(privacy).toEqual([true, false]);
  });

  test('returns the change of `changeStatus`', () => {
    expect(decide({})).toEqual({ kind: 'change', change: changeStatus(aRequest(), change, NOW) });
  });
});

test('adds notes to the current status', () => {
  const changed = changeStatus(aRequest(), { ...change, status: 'pending' }, NOW).request;
  expect(changed.status).toBe('pending');
  expect(changed.history).toHaveLength(2);
});

test.each([
  ['private notes without a new status', { status: 'pending', isPrivate: true }, false],
  ['public notes without a new status', { status: 'pending', isPrivate: false }, true],
  ['a new status with private notes', { status: 'on_hold', isPrivate: true }, true],
])('%s changes the update time that the client sees: %s', (_, changes, isMoved) => {
  const request = aRequest();
  const { updatedAt } = changeStatus(request, { ...change, ...changes }, NOW).request;
  expect(updatedAt).toBe(isMoved ? NOW.toISOString() : request.updatedAt);
});

test.each([
  ['Maria called about her knee', true],
  ['', false],
])('the audit event for notes "%s" records only whether there were any', (notes, hasNotes) => {
  const { event, steps } = changeStatus(aRequest(), { ...change, notes }, NOW);
  expect(event).toEqual({
    kind: 'status-changed',
    at: NOW.toISOString(),
    by: change.by,
    details: { from: 'pending', to: 'on_hold', notes: hasNotes, isPrivate: true },
  });
  expect(JSON.stringify({ event, steps })).not.toContain('Maria');
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
    const { steps, request } = changeStatus(aRequest({ seq: 6 }), { ...change, ...changes }, NOW);
    const email = {
      kind: 'notify-client',
      template: 'statusChanged',
      seq: 7,
      status: 'on_hold',
      from: 'pending',
    };
    expect(request.seq).toBe(7);
    expect(steps).toEqual([{ kind: 'project' }, ...(isNotified ? [email] : [])]);
  });
});

test('the notification of a new status has the status before it, even if that was set with private notes', () => {
  const hidden = changeStatus(aRequest(), change, NOW).request;
  const withPrivateNotes = changeStatus(hidden, { ...change, status: 'processing' }, NOW).request;
  const { steps } = changeStatus(withPrivateNotes, { ...change, status: 'completed', isPrivate: false }, NOW);
  expect(steps).toContainEqual(expect.objectContaining({ status: 'completed', from: 'processing' }));
});

describe('a request on hold for its fee', () => {
  const failed = {
    ...aRequest().payment,
    state: 'failed',
    paidAt: null,
    statusBeforeHold: 'processing',
  } as const;
  const held = aRequest({ status: 'on_hold', payment: failed });
  const paid = { state: 'paid', intentId: 'pi_1', chargeId: 'ch_2' } as const;

  test('returns to its earlier status when the fee is paid, even if notes were added', () => {
    const withNotes = changeStatus(held, change, NOW).request;
    expect(recordFeePayment(withNotes, paid, NOW, () => true)?.request.status).toBe('processing');
  });

  test('stays on hold if staff moved it and put it on hold again', () => {
    const moved = changeStatus(held, { ...change, status: 'under_review' }, NOW).request;
    const onHoldAgain = changeStatus(moved, change, NOW).request;
    expect(recordFeePayment(onHoldAgain, paid, NOW, () => true)?.request.status).toBe('on_hold');
  });
});
