import { expect, it } from 'vitest';
import { isOneEditApart } from './isOneEditApart.ts';

it.each([
  ['alvarez', 'alvares', true],
  ['alvarez', 'elvarez', true],
  ['alvarez', 'alvrez', true],
  ['alvarez', 'alvarezz', true],
  ['alvarez', 'lvarez', true],
  ['alvarez', 'avlarez', true],
  ['alvarez', 'alvarze', true],
  ['alvarez', 'alvarez', false],
  ['alvarez', 'avlares', false],
  ['alvarez', 'alvar', false],
  ['alvarez', 'lavraez', false],
  ['alvarez', 'zlvarea', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
