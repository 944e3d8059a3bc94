import { expect, it } from 'vitest';
import { behind, placeOf } from './sweepPlace.ts';

const ids = ['req_c', 'req_a', 'req_b'];

it.each([
  ['the beginning', null, ['req_a', 'req_b', 'req_c']],
  ['a month before', placeOf('2026-02', 'req_z'), ['req_a', 'req_b', 'req_c']],
  ['the month itself, as it was kept before', '2026-03', ['req_a', 'req_b', 'req_c']],
  ['one of them', placeOf('2026-03', 'req_b'), ['req_c']],
  ['the last of them', placeOf('2026-03', 'req_c'), []],
  ['a later month', placeOf('2026-04', 'req_a'), []],
])('goes on behind %s', (_, from, left) => {
  expect(behind(from, '2026-03', ids)).toEqual(left);
});
