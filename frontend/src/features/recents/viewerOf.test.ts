import { expect, it } from 'vitest';
import { viewerOf } from './viewerOf.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const later = NOW.getTime() / 1000 + 60;
const tokenWith = (claims: unknown) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;

it('is the user of the token', () => {
  expect(viewerOf(tokenWith({ userId: 'usr_1', exp: later }), NOW)).toBe('usr_1');
});

it.each([
  ['no token', null],
  ['a token that has run out', tokenWith({ userId: 'usr_1', exp: later - 61 })],
  ['a token without a user', tokenWith({ exp: later })],
  ['something else', 'not a token'],
])('is anonymous with %s', (_what, token) => {
  expect(viewerOf(token, NOW)).toBe('anonymous');
});
