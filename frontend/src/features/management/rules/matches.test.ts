import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it.each([
  ['', true],
  ['  CENTRAL ', true],
  ['sea', true],
  ['north', false],
])('search for %j matches: %s', (search, found) => {
  expect(matches(search, ['Central Clinic', 'By the sea'])).toBe(found);
});
