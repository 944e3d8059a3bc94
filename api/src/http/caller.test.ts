import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueRequestAccess } from '../services/tokens/requestAccess.ts';
import { stubSettings } from '../testing/stubSettings.ts';
import { readCaller } from './caller.ts';

const ADDRESS = '203.0.113.7';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  stubSettings({ SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)) });
});
afterAll(() => vi.unstubAllEnvs());

async function foreignToken(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT({ userId: 'u1', email: 'a@b.example', role: 'admin', sid: 's1', rememberMe: true })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer('records-portal')
    .setAudience('session')
    .setExpirationTime('1h')
    .sign(privateKey);
}

describe('readCaller', () => {
  test('returns only the address without any token', async () => {
    expect(await readCaller(new Headers(), ADDRESS, new Date())).toEqual({
      address: ADDRESS,
      session: null,
      held: null,
    });
  });

  test('returns the request of a request-access token', async () => {
    const { token } = await issueRequestAccess({ requestId: 'req_a' }, new Date());
    expect(await readCaller(new Headers({ 'x-request-access': token }), ADDRESS, new Date())).toEqual({
      address: ADDRESS,
      session: null,
      held: { requestId: 'req_a', codeVersion: 0 },
    });
  });

  test('rejects an expired or forged request-access token', async () => {
    const { token: expired } = await issueRequestAccess({ requestId: 'req_a' }, minutesAgo(31));
    for (const token of [expired, await foreignToken(), 'x']) {
      await expect(
        readCaller(new Headers({ 'x-request-access': token }), ADDRESS, new Date()),
      ).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'Your access has expired. Please enter your Order ID and verification code again.',
      });
    }
  });

  test('ignores a session token that the portal did not issue', async () => {
    const { token: access } = await issueRequestAccess({ requestId: 'req_a' }, new Date());
    for (const token of [await foreignToken(), access, 'opaque', '..']) {
      for (const header of ['authorization', 'x-portal-authorization']) {
        const caller = await readCaller(new Headers({ [header]: `Bearer ${token}` }), ADDRESS, new Date());
        expect(caller.session).toBeNull();
      }
    }
  });
});
