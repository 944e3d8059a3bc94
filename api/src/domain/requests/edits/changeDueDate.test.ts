import { describe, expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { changeDueDate, type DueDateDecision, MAX_KEPT } from './changeDueDate.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const mover = { by, byName: 'Sam Clerk' };
const REASON = 'Maria Santos is in hospital';
const root = aRoot({ dueDate: '2026-03-25' });

function changed(decision: DueDateDecision) {
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change;
}

describe('moving a due date', () => {
  test('keeps who moved it, from when to when, and why', () => {
    const change = changed(
      changeDueDate(root, { dueDate: '2026-04-01', reason: REASON, seen: '2026-03-25' }, mover, now),
    );
    expect(change.root).toEqual({
      ...root,
      dueDate: '2026-04-01',
      dueDateChanges: [
        { from: '2026-03-25', to: '2026-04-01', at: now.toISOString(), ...mover, reason: REASON },
      ],
      seq: root.seq + 1,
      updatedAt: now.toISOString(),
    });
    expect(change.work).toEqual([{ kind: 'project' }]);
  });

  test('tells the audit trail that there was a reason, and not which', () => {
    const { event } = changed(changeDueDate(root, { dueDate: '2026-04-01', reason: REASON }, mover, now));
    expect(event).toEqual({
      kind: 'due-date-changed',
      at: now.toISOString(),
      by,
      details: { from: '2026-03-25', to: '2026-04-01', reason: true },
    });
  });

  test('keeps the latest reasons when there are many', () => {
    let current = root;
    for (let day = 0; day < MAX_KEPT + 3; day++) {
      const dueDate = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      current = changed(changeDueDate(current, { dueDate, reason: `${day}` }, mover, now)).root;
    }
    expect(current.dueDateChanges).toHaveLength(MAX_KEPT);
    expect(current.dueDateChanges[0]!.reason).toBe('3');
  });

  test.each<[wanted: string, seen: string | undefined, kind: string]>([
    ['2026-03-25', '2026-03-01', 'same'],
    ['2026-04-01', '2026-03-24', 'conflict'],
    ['2026-04-01', '', 'conflict'],
    ['2026-04-01', undefined, 'change'],
  ])('to %s by somebody who saw %j is: %s', (dueDate, seen, kind) => {
    const update = { dueDate, reason: REASON, ...(seen !== undefined && { seen }) };
    expect(changeDueDate(root, update, mover, now).kind).toBe(kind);
  });
});
