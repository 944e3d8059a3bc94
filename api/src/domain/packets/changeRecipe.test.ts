import { expect, it } from 'vitest';
import { changeRecipe } from './changeRecipe.ts';

const current = {
  version: 4,
  sections: [
    { id: 'a', title: 'a', type: 'other' as const, date: null, pages: ['1.1' as const, '1.2' as const] },
  ],
  rotations: {},
  removed: {},
  redactions: {},
  versionOfPerson: 4,
  lastKey: 'key',
  savedBy: 'ann',
};
const call = {
  version: 3,
  key: 'key',
  by: 'ann',
  operations: [{ kind: 'rotate' as const, pages: ['1.1' as const], by: 90 as const }],
};

it.each([
  ['again', {}, 'saved'],
  ['again, by another person', { by: 'bob' }, 'conflict'],
  ['with a new key, by who saved last', { key: 'other' }, 'conflict'],
  ['by another person who has the current version', { by: 'bob', version: 4 }, 'save'],
])('a change of the pages is sent %s', (_, changed, expected) => {
  expect(changeRecipe(current, { ...call, ...changed }).kind).toBe(expected);
});
