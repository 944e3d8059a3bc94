import { expect, it } from 'vitest';
import { searchProblemOf } from './searchProblemOf.ts';

it.each([
  ['…!', 'punctuation'],
  ['-', 'punctuation'],
  ['a', 'short'],
  ['é.', 'short'],
  ['7', 'short'],
  ['al', null],
  ['12', null],
  ['花', null],
  ['Ж', null],
] as const)('%s: %s', (text, problem) => {
  expect(searchProblemOf(text)).toBe(problem);
});
