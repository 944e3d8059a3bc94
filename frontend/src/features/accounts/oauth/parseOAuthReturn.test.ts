import { expect, it } from 'vitest';
import { type OAuthReturn, parseOAuthReturn } from './parseOAuthReturn.ts';

it.each<[string, OAuthReturn]>([
  ['code=c1&state=s1', { kind: 'code', code: 'c1', state: 's1' }],
  [
    'code=c1&state=s1&iss=https%3A%2F%2Fid.example',
    { kind: 'code', code: 'c1', state: 's1', iss: 'https://id.example' },
  ],
  ['error=access_denied&state=s1', { kind: 'canceled' }],
  ['error=server_error&state=s1', { kind: 'failed' }],
  ['error=server_error&code=c1&state=s1', { kind: 'failed' }],
  ['code=c1', { kind: 'failed' }],
  ['state=s1', { kind: 'failed' }],
  ['', { kind: 'failed' }],
])('parses %j', (search, expected) => {
  expect(parseOAuthReturn(new URLSearchParams(search))).toEqual(expected);
});
