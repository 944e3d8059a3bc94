import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { invitationIdOf, redeemToken } from './oneTimeTokens.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');
const fresh = {
  userId: 'usr_a',
  createdAt: '2026-03-12T07:00:00.000Z',
  expiresAt: '2026-03-13T07:00:00.000Z',
};
let stored: typeof fresh & { usedAt?: string; usedBy?: string };
/** What else happens when a token is redeemed, and what the store answers. */
let write: (document: typeof stored) => boolean;
vi.mock('../documents.ts', () => ({
  readKnownDocument: async () => ({ value: { ...stored }, etag: '1' }),
  replaceDocument: async (_: string, document: typeof stored) => write(document),
}));

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

test('the invitation id does not contain the token', () => {
  const token = Buffer.alloc(32, 7).toString('base64url');
  expect(invitationIdOf(token)).not.toContain(token.slice(0, 16));
  expect(invitationIdOf(token)).toBe(invitationIdOf(token));
});

test('a token that was redeemed without an answer is redeemed by this call', async () => {
  stored = fresh;
  write = (document) => {
    stored = document;
    return false;
  };
  expect(await redeemToken('reset', 'token', NOW)).toMatchObject({ userId: 'usr_a' });
  expect(await redeemToken('reset', 'token', NOW)).toBeNull();
});

test('a token that another call redeems at the same time is refused', async () => {
  stored = fresh;
  write = (document) => {
    stored = { ...document, usedBy: 'another call' };
    return false;
  };
  expect(await redeemToken('reset', 'token', NOW)).toBeNull();
});
