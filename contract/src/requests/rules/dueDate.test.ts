import { expect, test } from 'vitest';
import { isInDueDateRange } from './dueDate.ts';

test.each([
  ['2025-03-09', false],
  ['2025-03-10', true],
  ['2026-03-10', true],
  ['2031-03-11', true],
  ['2031-03-12', false],
  ['2000-01-01', false],
  ['9999-12-31', false],
])('on March 10, 2026, a due date can be moved to %s: %s', (day, expected) => {
  expect(isInDueDateRange(day, new Date('2026-03-10T15:00:00.000Z'))).toBe(expected);
});

test('on a leap day, the range ends with February', () => {
  expect(isInDueDateRange('2033-03-01', new Date('2028-02-29T09:00:00.000Z'))).toBe(false);
});
