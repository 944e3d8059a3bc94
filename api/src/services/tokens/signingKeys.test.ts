import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';

const now = () => new Date();

async function aKey(kid?: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), ...(kid && { kid }) };
}

/** Token functions of a portal that was started with these keys. */
async function tokensWith(keys: unknown) {
  vi.resetModules();
  stubSettings({ SIGNING_KEY: JSON.stringify(keys) });
  const { issueToken, verifyToken } = await import('./portalToken.ts');
  return {
    issue: async () =>
      (await issueToken('device', { subject: 'usr_a', issuedAt: now(), lifetimeSeconds: 60 })).token,
    subjectOf: async (token: string) => (await verifyToken('device', token))?.sub ?? null,
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('the signing key', () => {
  test('can be a single key, with or without a kid', async () => {
    for (const key of [await aKey(), await aKey('k1')]) {
      const portal = await tokensWith(key);
      expect(await portal.subjectOf(await portal.issue())).toBe('usr_a');
    }
  });

  test('rotates by prepending a new key: old tokens stay valid until the old key is removed', async () => {
    const [older, newer] = [await aKey('older'), await aKey('newer')];
    const old = await (await tokensWith([older])).issue();
    const both = await tokensWith([newer, older]);
    const fresh = await both.issue();
    expect(JSON.parse(Buffer.from(fresh.split('.')[0]!, 'base64url').toString())).toMatchObject({
      kid: 'newer',
    });
    expect([await both.subjectOf(old), await both.subjectOf(fresh)]).toEqual(['usr_a', 'usr_a']);
    const after = await tokensWith([newer]);
    expect([await after.subjectOf(old), await after.subjectOf(fresh)]).toEqual([null, 'usr_a']);
  });

  test('of another portal with the same kid verifies nothing', async () => {
    const theirs = await (await tokensWith(await aKey('k1'))).issue();
    expect(await (await tokensWith(await aKey('k1'))).subjectOf(theirs)).toBeNull();
  });

  test.each([
    ['no key', []],
    ['a public one', { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }],
    ['one of another kind', { kty: 'RSA', n: 'n', e: 'AQAB', d: 'd' }],
    ['one of another curve', { kty: 'EC', crv: 'P-384', x: 'x', y: 'y', d: 'd' }],
  ])('cannot be %s', async (_, keys) => {
    const portal = await tokensWith(keys);
    await expect(portal.issue()).rejects.toThrow(/invalid|too_small|Too small/i);
  });
});
