import { expect, it } from 'vitest';
import { type OAuthReturn, oauthReturnOf } from './oauthReturnOf.ts';

it.each<[string, OAuthReturn]>([
  ['code=c1&state=s1', { kind: 'code', code: 'c1', state: 's1' }],
  [
    'code=c1&state=s1&iss=https%3A%2F%2Fid.example',
    { kind: 'code', code: 'c1', state: 's1', iss: 'https://id.example' },
  ],
  ['error=access_denied&state=s1', { kind: 'cancelled' }],
  ['error=server_error&state=s1', { kind: 'refused' }],
  ['error=server_error&code=c1&state=s1', { kind: 'refused' }],
  ['code=c1', { kind: 'refused' }],
  ['state=s1', { kind: 'refused' }],
  ['', { kind: 'refused' }],
])('reads %s', (search, returned) => {
  expect(oauthReturnOf(new URLSearchParams(search))).toEqual(returned);
});
