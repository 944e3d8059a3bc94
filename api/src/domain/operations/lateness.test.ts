import { expect, it } from 'vitest';
import { latenessMs } from './lateness.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const seconds = (time: string) => Date.parse(time) / 1000;

it.each([
  ['stored before it was due', '2026-03-02T11:50:00.000Z', '2026-03-02T11:49:15.000Z', 600_000],
  ['of demo data, stored a minute ago', '2026-02-01T09:00:00.000Z', '2026-03-02T11:59:00.000Z', 60_000],
  ['of before the clock was set back by an hour', '2026-03-02T12:59:45.000Z', '2026-03-02T12:59:00.000Z', 0],
  [
    'stored a moment from now, by the clock of the store',
    '2026-03-02T11:59:59.000Z',
    '2026-03-02T12:00:01.000Z',
    0,
  ],
])('a task %s', (_, due, storedAt, expected) => {
  expect(latenessMs({ due, _ts: seconds(storedAt) }, NOW)).toBe(expected);
});
