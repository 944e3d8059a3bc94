import { describe, expect, test } from 'vitest';
import { type Digest, type DigestRow, digestOf } from './digestOf.ts';

const now = new Date('2026-03-12T06:00:00.000Z');
const ME = 'usr_me';
const nothing: Digest = {
  overdue: 0,
  dueSoon: 0,
  updateRequested: 0,
  onHold: 0,
  unassigned: 0,
  accountings: 0,
};

function aRow(facts: Partial<DigestRow> = {}): DigestRow {
  return {
    status: 'processing',
    dueDate: '2026-06-01',
    submittedAt: '2026-03-01T08:00:00.000Z',
    assigneeId: ME,
    ...facts,
  };
}

describe('the digest of a person', () => {
  test.each<[row: Partial<DigestRow>, told: Partial<Digest>]>([
    [{ dueDate: '2026-03-11' }, { overdue: 1 }],
    [{ dueDate: '2026-03-11', status: 'on_hold' }, { overdue: 1 }],
    [{ dueDate: '2026-03-12' }, { dueSoon: 1 }],
    [{ dueDate: '2026-03-15', status: 'update_requested' }, { dueSoon: 1 }],
    [{ status: 'update_requested' }, { updateRequested: 1 }],
    [{ status: 'on_hold' }, { onHold: 1 }],
    [{ assigneeId: null, dueDate: '2026-03-01' }, { unassigned: 1 }],
    [{ assigneeId: null, status: 'pending' }, { unassigned: 1 }],
    [{ assigneeId: null, status: 'on_hold' }, { unassigned: 1 }],
  ])('counts %j as %j', (row, told) => {
    expect(digestOf([aRow(row)], 0, ME, now)).toEqual({ ...nothing, ...told });
  });

  test.each<[string, Partial<DigestRow>]>([
    ['has time', {}],
    ['is closed', { dueDate: '2026-03-01', status: 'completed' }],
    ['is cancelled and nobody’s', { dueDate: '2026-03-01', status: 'cancelled', assigneeId: null }],
    ['is somebody else’s', { dueDate: '2026-03-01', assigneeId: 'usr_other' }],
    ['is nobody’s and has time', { assigneeId: null }],
  ])('says nothing of a request that %s', (_, row) => {
    expect(digestOf([aRow(row)], 0, ME, now)).toBeNull();
  });

  test('adds up what it says, and is nothing without rows', () => {
    const rows = [
      aRow({ dueDate: '2026-03-01' }),
      aRow({ dueDate: '2026-03-02' }),
      aRow({ status: 'on_hold' }),
      aRow({ dueDate: '2026-03-02', assigneeId: 'usr_other' }),
      aRow({ dueDate: '2026-03-02', assigneeId: null }),
    ];
    expect(digestOf(rows, 0, ME, now)).toEqual({ ...nothing, overdue: 2, onHold: 1, unassigned: 1 });
    expect(digestOf([], 0, ME, now)).toBeNull();
  });

  test('says that accountings are due to whoever has no request', () => {
    expect(digestOf([], 2, ME, now)).toEqual({ ...nothing, accountings: 2 });
  });
});
