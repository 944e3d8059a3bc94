import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['casey@firm.example', 'CA'],
  ['x@firm.example', 'XF'],
  ['j.doe@firm.example', 'JD'],
  ['', 'U'],
  [undefined, 'U'],
])('initialsOf %s is %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
