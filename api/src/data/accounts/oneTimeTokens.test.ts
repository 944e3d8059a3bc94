import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { invitationIdOf } from './oneTimeTokens.ts';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

test('the invitation id does not contain the token', () => {
  const token = Buffer.alloc(32, 7).toString('base64url');
  expect(invitationIdOf(token)).not.toContain(token.slice(0, 16));
  expect(invitationIdOf(token)).toBe(invitationIdOf(token));
});
