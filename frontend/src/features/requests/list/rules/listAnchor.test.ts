import { expect, it } from 'vitest';
import { readListAnchor } from './listAnchor.ts';

it.each([
  [{ beside: { after: 'a' } }, { after: 'a' }],
  [{ beside: { before: 'b' } }, { before: 'b' }],
  [{ beside: { after: 7 } }, null],
  [{ beside: 'a' }, null],
  [{ beside: null }, null],
  [{}, null],
  [null, null],
  ['beside', null],
])('of %j lies beside %j', (state, place) => {
  expect(readListAnchor(state)).toEqual(place);
});
