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
  test('without any token the caller is known by address alone', async () => {
    expect(await readCaller(new Headers(), ADDRESS, new Date())).toEqual({
      address: ADDRESS,
      session: null,
      heldRequestId: null,
    });
  });

  test('a request-access token names the held request', async () => {
    const { token } = await issueRequestAccess('req_a', new Date());
    expect(await readCaller(new Headers({ 'x-request-access': token }), ADDRESS, new Date())).toEqual({
      address: ADDRESS,
      session: null,
      heldRequestId: 'req_a',
    });
  });

  test('one that has expired or is forged is refused, not ignored', async () => {
    const { token } = await issueRequestAccess('req_a', minutesAgo(31));
    for (const given of [token, await foreignToken(), 'x']) {
      await expect(
        readCaller(new Headers({ 'x-request-access': given }), ADDRESS, new Date()),
      ).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'Your access has expired. Please enter your Order ID and verification code again.',
      });
    }
  });

  test('a session token that is not the portal’s counts as none', async () => {
    const { token: access } = await issueRequestAccess('req_a', new Date());
    for (const token of [await foreignToken(), access, 'opaque', '..']) {
      for (const header of ['authorization', 'x-portal-authorization']) {
        const caller = await readCaller(new Headers({ [header]: `Bearer ${token}` }), ADDRESS, new Date());
        expect(caller.session).toBeNull();
      }
    }
  });
});
