import { expect, test } from 'vitest';
import { bearerTokens } from './bearerToken.ts';

test.each<[own: string | null, standard: string | null, tokens: string[]]>([
  [null, null, []],
  ['Bearer own', null, ['own']],
  [null, 'Bearer standard', ['standard']],
  ['Bearer own', 'Bearer standard', ['own', 'standard']],
  ['bearer own', 'BEARER  standard', ['own', 'standard']],
  ['own', 'Basic dXNlcg==', []],
  ['Bearer', 'Bearer ', []],
  ['Bearer a b', 'Bearer standard', ['standard']],
  ['Token own', 'Bearer standard', ['standard']],
  ['', '', []],
])('bearerTokens of X-Portal-Authorization %j and Authorization %j are %j', (own, standard, tokens) => {
  const headers = new Headers();
  if (own !== null) headers.set('X-Portal-Authorization', own);
  if (standard !== null) headers.set('Authorization', standard);
  expect(bearerTokens(headers)).toEqual(tokens);
});
