import { expect, it } from 'vitest';
import { initialsOfName } from './initialsOfName.ts';

it.each([
  ['Maria Santos', 'MS'],
  ['Maria de los Santos', 'MS'],
  ['maria', 'M'],
  ["  O'Neil   Ann ", 'OA'],
  ['Ángel Ñíguez', 'ÁÑ'],
  ['(Li) Wei', 'LW'],
  ['', '?'],
  ['--', '?'],
])('returns the initials of %j: %s', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
