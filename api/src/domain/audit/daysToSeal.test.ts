import { expect, it } from 'vitest';
import { daysToSeal } from './daysToSeal.ts';

it.each([
  ['2026-03-09', '2026-03-11T12:00:00.000Z', ['2026-03-09', '2026-03-10']],
  ['2026-03-11', '2026-03-11T12:00:00.000Z', []],
  ['2026-03-10', '2026-03-11T00:59:59.999Z', []],
  ['2026-03-10', '2026-03-11T01:00:00.000Z', ['2026-03-10']],
  ['2026-02-27', '2026-03-02T02:00:00.000Z', ['2026-02-27', '2026-02-28', '2026-03-01']],
])('daysToSeal from %s at %s returns %j', (from, now, days) => {
  expect(daysToSeal(from, new Date(now))).toEqual(days);
});

it('daysToSeal returns at most 100 days', () => {
  const days = daysToSeal('2024-01-01', new Date('2026-03-11T12:00:00.000Z'));
  expect(days).toHaveLength(100);
  expect(days.at(-1)).toBe('2024-04-09');
});
