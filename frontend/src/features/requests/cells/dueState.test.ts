import { expect, it } from 'vitest';
import { dueState } from './dueState.ts';

it.each([
  ['2026-11-20', { kind: 'overdue', days: -1 }],
  ['2025-11-21', { kind: 'overdue', days: -365 }],
  ['2026-11-21', { kind: 'due-soon', days: 0 }],
  ['2026-11-24', { kind: 'due-soon', days: 3 }],
  ['2026-11-25', { kind: 'none' }],
  ['', { kind: 'none' }],
])('marks a request due on %j on November 21, 2026', (dueDate, state) => {
  expect(dueState(dueDate, '2026-11-21', false)).toEqual(state);
});

it('counts calendar days across a clock change', () => {
  expect(dueState('2026-03-09', '2026-03-07', false)).toEqual({ kind: 'due-soon', days: 2 });
});

it('does not mark a closed request', () => {
  expect(dueState('2020-01-01', '2026-11-21', true)).toEqual({ kind: 'none' });
});
