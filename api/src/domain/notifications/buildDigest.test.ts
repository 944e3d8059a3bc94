import { describe, expect, test } from 'vitest';
import { type Digest, type DigestRow, buildDigest } from './buildDigest.ts';

const now = new Date('2026-03-12T06:00:00.000Z');
const ME = 'usr_me';
const zeros: Digest = {
  overdue: 0,
  dueSoon: 0,
  downloadRequested: 0,
  updateRequested: 0,
  onHold: 0,
  notCompleted: 0,
  undelivered: 0,
  unanswered: 0,
  unassigned: 0,
  accountings: 0,
  incidents: 0,
};

function digestOf(rows: readonly DigestRow[], accountings = 0, incidents = 0) {
  return buildDigest({ rows, accountings, incidents, now, today: '2026-03-12' }, ME);
}

function aRow(facts: Partial<DigestRow> = {}): DigestRow {
  return {
    status: 'processing',
    dueDate: '2026-06-01',
    submittedAt: '2026-03-01T08:00:00.000Z',
    assigneeId: ME,
    ...facts,
  };
}

describe('buildDigest', () => {
  test.each<[row: Partial<DigestRow>, counts: Partial<Digest>]>([
    [{ dueDate: '2026-03-11' }, { overdue: 1 }],
    [{ dueDate: '2026-03-11', status: 'on_hold' }, { overdue: 1 }],
    [{ dueDate: '2026-03-12' }, { dueSoon: 1 }],
    [{ dueDate: '2026-03-15', status: 'update_requested' }, { dueSoon: 1 }],
    [{ status: 'update_requested' }, { updateRequested: 1 }],
    [{ status: 'on_hold' }, { onHold: 1 }],
    [{ status: 'on_hold', isUnanswered: true }, { unanswered: 1 }],
    [{ dueDate: 'paused', isUnanswered: true }, { unanswered: 1 }],
    [{ dueDate: '2026-03-12', isUnanswered: true }, { dueSoon: 1 }],
    [{ assigneeId: null, dueDate: 'paused', isUnanswered: true }, { unassigned: 1 }],
    [{ status: 'on_hold', isUnanswered: true, isUndelivered: true }, { undelivered: 1 }],
    [{ status: 'completed', isUndelivered: true }, { undelivered: 1 }],
    [{ status: 'completed', isNotCompleted: true }, { notCompleted: 1 }],
    [{ status: 'on_hold', isNotCompleted: true, isUndelivered: true }, { notCompleted: 1 }],
    [{ assigneeId: null, isNotCompleted: true }, { unassigned: 1 }],
    [{ dueDate: '2026-03-12', isNotCompleted: true }, { dueSoon: 1 }],
    [{ assigneeId: null, isUndelivered: true }, { unassigned: 1 }],
    [{ dueDate: '2026-03-12', isUndelivered: true }, { dueSoon: 1 }],
    [{ status: 'completed', dueDate: '2026-03-01', downloadRequested: true }, { downloadRequested: 1 }],
    [{ status: 'completed', assigneeId: null, downloadRequested: true }, { unassigned: 1 }],
    [{ assigneeId: null, dueDate: '2026-03-01' }, { unassigned: 1 }],
    [{ assigneeId: null, status: 'pending' }, { unassigned: 1 }],
    [{ assigneeId: null, status: 'on_hold' }, { unassigned: 1 }],
  ])('counts %j as %j', (row, counts) => {
    expect(digestOf([aRow(row)])).toEqual({ ...zeros, ...counts });
  });

  test.each<[string, Partial<DigestRow>]>([
    ['is not due soon', {}],
    ['is paused', { dueDate: 'paused' }],
    ['is closed', { dueDate: '2026-03-01', status: 'completed' }],
    ['is cancelled and unassigned', { dueDate: '2026-03-01', status: 'cancelled', assigneeId: null }],
    ['is assigned to someone else', { dueDate: '2026-03-01', assigneeId: 'usr_other' }],
    ['is unassigned and not due soon', { assigneeId: null }],
  ])('does not count a request that %s', (_, row) => {
    expect(digestOf([aRow(row)])).toBeNull();
  });

  test('adds up the counts, and is null without rows', () => {
    const rows = [
      aRow({ dueDate: '2026-03-01' }),
      aRow({ dueDate: '2026-03-02' }),
      aRow({ status: 'on_hold' }),
      aRow({ dueDate: '2026-03-02', assigneeId: 'usr_other' }),
      aRow({ dueDate: '2026-03-02', assigneeId: null }),
    ];
    expect(digestOf(rows)).toEqual({ ...zeros, overdue: 2, onHold: 1, unassigned: 1 });
    expect(digestOf([])).toBeNull();
  });

  test('includes due accountings for staff without requests', () => {
    expect(digestOf([], 2)).toEqual({ ...zeros, accountings: 2 });
  });

  test('includes due incidents without requests', () => {
    expect(digestOf([], 0, 1)).toEqual({ ...zeros, incidents: 1 });
  });
});
