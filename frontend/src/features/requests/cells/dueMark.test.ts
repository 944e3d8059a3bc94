import { expect, it } from 'vitest';
import { dueMark } from './dueMark.ts';

it.each([
  ['2026-11-20', { kind: 'overdue', days: -1 }],
  ['2025-11-21', { kind: 'overdue', days: -365 }],
  ['2026-11-21', { kind: 'due-soon', days: 0 }],
  ['2026-11-24', { kind: 'due-soon', days: 3 }],
  ['2026-11-25', { kind: 'none' }],
  ['', { kind: 'none' }],
])('marks a request due on %j on November 21, 2026', (dueDate, mark) => {
  expect(dueMark(dueDate, '2026-11-21', false)).toEqual(mark);
});

it('counts calendar days across a clock change', () => {
  expect(dueMark('2026-03-09', '2026-03-07', false)).toEqual({ kind: 'due-soon', days: 2 });
});

it('does not mark a closed request', () => {
  expect(dueMark('2020-01-01', '2026-11-21', true)).toEqual({ kind: 'none' });
});
