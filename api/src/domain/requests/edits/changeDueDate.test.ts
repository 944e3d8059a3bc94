import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { openPauseOf } from '../../deadlines/updateDeadline.ts';
import { someRules } from '../../testing/someRules.ts';
import {
  changeDueDate,
  type DueDateDecision,
  MAX_DUE_DATE_CHANGES,
  restoreCalculatedDueDate,
} from './changeDueDate.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const author = { by, byName: 'Sam Clerk' };
const REASON = 'Maria Santos is in hospital';
const request = aRequest({ dueDate: '2026-03-25' });

function changed(decision: DueDateDecision) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('changeDueDate', () => {
  test('stores who changed it, both dates and the reason', () => {
    const change = changed(
      changeDueDate(request, { dueDate: '2026-04-01', reason: REASON, seen: '2026-03-25' }, author, now),
    );
    expect(change.request).toEqual({
      ...request,
      dueDate: '2026-04-01',
      deadline: { isManual: true, version: 0, pauses: [], explanation: null },
      dueDateChanges: [
        { from: '2026-03-25', to: '2026-04-01', at: now.toISOString(), ...author, reason: REASON },
      ],
      seq: request.seq + 1,
      updatedAt: now.toISOString(),
    });
    expect(change.steps).toEqual([{ kind: 'project' }]);
  });

  test('records in the audit event that there was a reason, not its text', () => {
    const { event } = changed(changeDueDate(request, { dueDate: '2026-04-01', reason: REASON }, author, now));
    expect(event).toEqual({
      kind: 'due-date-changed',
      at: now.toISOString(),
      by,
      details: { from: '2026-03-25', to: '2026-04-01', reason: true },
    });
  });

  test('keeps the latest changes above the limit', () => {
    let current = request;
    for (let day = 0; day < MAX_DUE_DATE_CHANGES + 3; day++) {
      const dueDate = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      current = changed(changeDueDate(current, { dueDate, reason: `${day}` }, author, now)).request;
    }
    expect(current.dueDateChanges).toHaveLength(MAX_DUE_DATE_CHANGES);
    expect(current.dueDateChanges[0]!.reason).toBe('3');
  });

  test.each<[dueDate: string, seen: string | undefined, kind: string]>([
    ['2026-03-25', '2026-03-01', 'same'],
    ['2026-04-01', '2026-03-24', 'conflict'],
    ['2026-04-01', '', 'conflict'],
    ['2026-04-01', undefined, 'change'],
    ['2000-01-01', undefined, 'out_of_range'],
    ['9999-12-31', '2026-03-25', 'out_of_range'],
  ])('to %s by someone who saw %j: %s', (dueDate, seen, kind) => {
    const update = { dueDate, reason: REASON, ...(seen !== undefined && { seen }) };
    expect(changeDueDate(request, update, author, now).kind).toBe(kind);
  });
});

describe('the stored date of a paused request', () => {
  const pauses = [{ reason: 'missing', from: '2026-03-11T10:00:00.000Z', to: null } as const];
  const paused = { ...request, deadline: { ...request.deadline!, pauses } };

  test('can become the date of a person, because another one is shown', () => {
    expect(openPauseOf(paused)).not.toBeNull();
    const update = { dueDate: request.dueDate, reason: REASON, seen: request.dueDate };
    const { request: fixed } = changed(changeDueDate(paused, update, author, now));
    expect(fixed.deadline).toMatchObject({ isManual: true, pauses });
    expect(changeDueDate(fixed, update, author, now).kind).toBe('same');
  });
});

describe('restoreCalculatedDueDate', () => {
  const restore = (from: typeof request, seen?: string) =>
    restoreCalculatedDueDate(from, { reason: REASON, seen }, author, someRules, now);
  const manual = changed(
    changeDueDate(request, { dueDate: '2026-04-15', reason: REASON }, author, now),
  ).request;

  test('replaces the date of a person with the one of the rules, and says so', () => {
    const change = changed(restore(manual, '2026-04-15'));
    expect(change.request).toMatchObject({
      dueDate: '2026-03-25',
      deadline: { isManual: false, explanation: { days: 15, from: '2026-03-10' } },
    });
    expect(change.request.dueDateChanges.at(-1)).toEqual({
      from: '2026-04-15',
      to: '2026-03-25',
      at: now.toISOString(),
      ...author,
      reason: REASON,
      useRules: true,
    });
    expect(change.event.details).toEqual({
      from: '2026-04-15',
      to: '2026-03-25',
      reason: true,
      useRules: true,
    });
  });

  test.each<[name: string, from: typeof request, seen: string | undefined, kind: string]>([
    ['a calculated date', request, undefined, 'same'],
    ['a date that someone else changed', manual, '2026-03-25', 'conflict'],
    ['a closed request', { ...manual, status: 'completed' }, undefined, 'no_rules'],
    ['a request from before the rules', aRequest({ deadline: null }), undefined, 'no_rules'],
  ])('of %s', (_, from, seen, kind) => {
    expect(restore(from, seen).kind).toBe(kind);
  });
});
