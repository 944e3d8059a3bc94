import { expect, it } from 'vitest';
import { readListAnchor } from './listAnchor.ts';

it.each([
  [{ anchor: { after: 'a' } }, { after: 'a' }],
  [{ anchor: { before: 'b' } }, { before: 'b' }],
  [{ anchor: { after: 7 } }, null],
  [{ anchor: 'a' }, null],
  [{ anchor: null }, null],
  [{}, null],
  [null, null],
  ['anchor', null],
])('reads from %j the anchor %j', (state, anchor) => {
  expect(readListAnchor(state)).toEqual(anchor);
});
