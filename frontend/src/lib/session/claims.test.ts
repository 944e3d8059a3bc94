import { expect, it } from 'vitest';
import { aSessionToken } from '../../testing/aSession.ts';
import { tokenClaimsOf } from './claims.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const NOW_SECONDS = NOW.getTime() / 1000;

it('reads the claims of a token that has not expired', () => {
  const token = aSessionToken({ userId: 'usr_1', exp: NOW_SECONDS + 1 });
  expect(tokenClaimsOf(token, NOW)).toMatchObject({ userId: 'usr_1', role: 'client' });
});

it.each([
  ['no token', null],
  ['an expired token', aSessionToken({ exp: NOW_SECONDS })],
  ['a token without a user', aSessionToken({ userId: '' })],
  ['an unknown role', aSessionToken({ role: 'owner' as 'admin' })],
  ['something else', 'not a token'],
])('returns null for %s', (_what, token) => {
  expect(tokenClaimsOf(token, NOW)).toBeNull();
});
