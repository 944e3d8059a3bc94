import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { issueRequestAccess, verifyRequestAccess } from './requestAccess.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** What a token from before codes could be replaced opens. */
const HELD = { requestId: 'req_a', codeVersion: 0 };
const keys = await generateKeyPair('ES256', { extractable: true });
const agoMs = (ms: number) => new Date(Date.now() - ms);

beforeAll(async () => stubSettings({ SIGNING_KEY: JSON.stringify(await exportJWK(keys.privateKey)) }));
afterAll(() => vi.unstubAllEnvs());

function aToken(
  changed: {
    issuer?: string;
    audience?: string;
    subject?: string | null;
    key?: CryptoKey;
    expires?: string;
  } = {},
) {
  const { issuer = 'records-portal', audience = 'request-access', subject = 'req_a' } = changed;
  const jwt = new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience);
  if (subject !== null) jwt.setSubject(subject);
  return jwt.setExpirationTime(changed.expires ?? '30m').sign(changed.key ?? keys.privateKey);
}

function unsigned(token: string, header: object): string {
  const [, payload] = token.split('.');
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.`;
}

describe('a request-access token', () => {
  test('identifies the request it was issued for and contains its expiry', async () => {
    const now = new Date(Math.floor(Date.now() / SECOND) * SECOND + 999);
    const { token, expiresAt } = await issueRequestAccess({ requestId: 'req_a' }, now);
    expect(await verifyRequestAccess(token)).toEqual(HELD);
    expect(Date.parse(expiresAt)).toBe(now.getTime() - 999 + 30 * MINUTE);
    expect(decodeJwt(token)).toEqual({
      iss: 'records-portal',
      aud: 'request-access',
      sub: 'req_a',
      iat: (now.getTime() - 999) / SECOND,
      exp: Date.parse(expiresAt) / SECOND,
    });
  });

  test.each([
    [29 * MINUTE, HELD],
    [31 * MINUTE, null],
  ])('issued %i ms ago gives access to %j', async (ms, held) => {
    const { token } = await issueRequestAccess({ requestId: 'req_a' }, agoMs(ms));
    expect(await verifyRequestAccess(token)).toEqual(held);
  });

  test.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
    [12, 12],
  ])('for code version %s carries version %i', async (codeVersion, carried) => {
    const { token } = await issueRequestAccess({ requestId: 'req_a', codeVersion }, new Date());
    expect(await verifyRequestAccess(token)).toEqual({ requestId: 'req_a', codeVersion: carried });
  });

  test('is accepted when built by hand in the right form', async () => {
    expect(await verifyRequestAccess(await aToken())).toEqual(HELD);
  });

  test.each([
    ['a session', { audience: 'session' }],
    ['another issuer', { issuer: 'somebody' }],
    ['no subject', { subject: null }],
    ['a past expiry', { expires: '-1s' }],
  ])('with %s is rejected', async (_, changed) => {
    expect(await verifyRequestAccess(await aToken(changed))).toBeNull();
  });

  test('signed with another key is rejected', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    expect(await verifyRequestAccess(await aToken({ key: privateKey }))).toBeNull();
  });

  test('without its signature is rejected', async () => {
    const token = await aToken();
    expect(await verifyRequestAccess(unsigned(token, { alg: 'none' }))).toBeNull();
    expect(await verifyRequestAccess(unsigned(token, { alg: 'ES256' }))).toBeNull();
  });

  test('signed with the public key as a shared secret is rejected', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('records-portal')
      .setAudience('request-access')
      .setSubject('req_a')
      .setExpirationTime('30m')
      .sign(secret);
    expect(await verifyRequestAccess(forged)).toBeNull();
  });

  test('with a changed payload is rejected', async () => {
    const [header, payload, signature] = (await aToken()).split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'req_b' })).toString('base64url');
    expect(await verifyRequestAccess(`${header}.${changed}.${signature}`)).toBeNull();
  });

  test.each(['', '.', '..', 'x', 'a.b.c', 'Bearer x', '💥.💥.💥', 'null'])(
    'rejects %j without an error',
    async (text) => {
      expect(await verifyRequestAccess(text)).toBeNull();
    },
  );
});
