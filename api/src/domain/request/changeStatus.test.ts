import { expect, test } from 'vitest';
import { aRoot } from '../testing/aRoot.ts';
import { changeStatus } from './changeStatus.ts';

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

test('notes may be added to the status it has', () => {
  const changed = changeStatus(aRoot(), { ...change, status: 'pending' }, NOW).root;
  expect(changed.status).toBe('pending');
  expect(changed.history).toHaveLength(2);
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
  expect(JSON.stringify(event)).not.toContain('Maria');
  expect(work).toEqual([{ kind: 'project' }]);
});
