import { describe, expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { changeDueDate, type DueDateDecision, MAX_DUE_DATE_CHANGES } from './changeDueDate.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const author = { by, byName: 'Sam Clerk' };
const REASON = 'Maria Santos is in hospital';
const root = aRoot({ dueDate: '2026-03-25' });

function changed(decision: DueDateDecision) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('changeDueDate', () => {
  test('stores who changed it, both dates and the reason', () => {
    const change = changed(
      changeDueDate(root, { dueDate: '2026-04-01', reason: REASON, seen: '2026-03-25' }, author, now),
    );
    expect(change.root).toEqual({
      ...root,
      dueDate: '2026-04-01',
      deadline: { isManual: true, version: 0, pauses: [], explanation: null },
      dueDateChanges: [
        { from: '2026-03-25', to: '2026-04-01', at: now.toISOString(), ...author, reason: REASON },
      ],
      seq: root.seq + 1,
      updatedAt: now.toISOString(),
    });
    expect(change.work).toEqual([{ kind: 'project' }]);
  });

  test('records in the audit event that there was a reason, not its text', () => {
    const { event } = changed(changeDueDate(root, { dueDate: '2026-04-01', reason: REASON }, author, now));
    expect(event).toEqual({
      kind: 'due-date-changed',
      at: now.toISOString(),
      by,
      details: { from: '2026-03-25', to: '2026-04-01', reason: true },
    });
  });

  test('keeps the latest changes above the limit', () => {
    let current = root;
    for (let day = 0; day < MAX_DUE_DATE_CHANGES + 3; day++) {
      const dueDate = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      current = changed(changeDueDate(current, { dueDate, reason: `${day}` }, author, now)).root;
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
    expect(changeDueDate(root, update, author, now).kind).toBe(kind);
  });
});
