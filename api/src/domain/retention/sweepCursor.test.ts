import { expect, it } from 'vitest';
import { afterCursor, sweepCursor } from './sweepCursor.ts';

const ids = ['req_c', 'req_a', 'req_b'];

it.each([
  ['no cursor', null, ['req_a', 'req_b', 'req_c']],
  ['an earlier month', sweepCursor('2026-02', 'req_z'), ['req_a', 'req_b', 'req_c']],
  ['only the month, in the old format', '2026-03', ['req_a', 'req_b', 'req_c']],
  ['one of the requests', sweepCursor('2026-03', 'req_b'), ['req_c']],
  ['the last request', sweepCursor('2026-03', 'req_c'), []],
  ['a later month', sweepCursor('2026-04', 'req_a'), []],
])('continues after %s', (_, from, remaining) => {
  expect(afterCursor(from, '2026-03', ids)).toEqual(remaining);
});
