import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { invitationIdOf } from './oneTimeTokens.ts';

beforeAll(() => stubSettings());
afterAll(() => vi.unstubAllEnvs());

test('the name of an invitation on its account does not contain its token', () => {
  const token = Buffer.alloc(32, 7).toString('base64url');
  expect(invitationIdOf(token)).not.toContain(token.slice(0, 16));
  expect(invitationIdOf(token)).toBe(invitationIdOf(token));
});
