import { expect, it } from 'vitest';
import { afterCursor, sweepCursor } from './sweepCursor.ts';

const ids = ['req_c', 'req_a', 'req_b'];

it.each([
  ['the beginning', null, ['req_a', 'req_b', 'req_c']],
  ['a month before', sweepCursor('2026-02', 'req_z'), ['req_a', 'req_b', 'req_c']],
  ['the month itself, as it was kept before', '2026-03', ['req_a', 'req_b', 'req_c']],
  ['one of them', sweepCursor('2026-03', 'req_b'), ['req_c']],
  ['the last of them', sweepCursor('2026-03', 'req_c'), []],
  ['a later month', sweepCursor('2026-04', 'req_a'), []],
])('goes on behind %s', (_, from, left) => {
  expect(afterCursor(from, '2026-03', ids)).toEqual(left);
});
