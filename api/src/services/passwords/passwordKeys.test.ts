import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';

const now = new Date('2026-03-10T08:00:00.000Z');

function aKey(kid: string, modulusLength = 3072) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return { ...privateKey.export({ format: 'jwk' }), kid };
}
const [older, newer] = [aKey('older'), aKey('newer')];

async function keysOf(keys: unknown) {
  vi.resetModules();
  stubSettings({ PASSWORD_KEYS: JSON.stringify(keys) });
  return import('./passwordKeys.ts');
}

function encryptWith(spki: string, text: string | Buffer): string {
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');
}

const failed = { code: 'invalid_input', message: 'Encryption failed. Please try again.' };
/** What a call threw, or null. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
    return null;
  } catch (error) {
    return error;
  }
}

afterEach(() => vi.unstubAllEnvs());

describe('password keys', () => {
  test('publish the first key as SPKI for twelve hours', async () => {
    const { currentPasswordKey } = await keysOf([newer, older]);
    const { publicKey, kid, expiresAt } = currentPasswordKey(now);
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072);
    expect({ kid, expiresAt }).toEqual({ kid: 'newer', expiresAt: '2026-03-10T20:00:00.000Z' });
  });

  test.each(['Correct-horse-7', 'pässwörd 💥', ' ', 'x'.repeat(256)])('decrypt %j', async (password) => {
    const { currentPasswordKey, decryptPassword } = await keysOf([newer]);
    const { publicKey, kid } = currentPasswordKey(now);
    expect(decryptPassword(encryptWith(publicKey, password), kid)).toBe(password);
  });

  test('rotate by prepending a new key: older ciphertexts stay readable until the old key is removed', async () => {
    const before = await keysOf([older]);
    const { publicKey, kid } = before.currentPasswordKey(now);
    const sent = encryptWith(publicKey, 'Correct-horse-7');
    const during = await keysOf([newer, older]);
    expect(during.currentPasswordKey(now).kid).toBe('newer');
    expect(during.decryptPassword(sent, kid)).toBe('Correct-horse-7');
    expect(during.decryptPassword(sent)).toBe('Correct-horse-7');
    const after = await keysOf([newer]);
    expect(thrownBy(() => after.decryptPassword(sent, kid))).toMatchObject(failed);
    expect(thrownBy(() => after.decryptPassword(sent))).toMatchObject(failed);
  });

  test('throw the same error for every unreadable input', async () => {
    const { currentPasswordKey, decryptPassword } = await keysOf([newer, older]);
    const { publicKey } = currentPasswordKey(now);
    const sent = encryptWith(publicKey, 'Correct-horse-7');
    for (const [ciphertext, kid] of [
      [sent, 'older'],
      [sent, 'unknown'],
      [sent, '__proto__'],
      [sent.slice(4), 'newer'],
      [`${sent.slice(0, -8)}AAAAAAA=`, 'newer'],
      ['', 'newer'],
      ['💥', 'newer'],
      [encryptWith(publicKey, Buffer.from([0xc3, 0x28])), 'newer'],
    ] as const) {
      expect(thrownBy(() => decryptPassword(ciphertext, kid))).toMatchObject(failed);
    }
  });

  test('must exist and be strong', async () => {
    for (const keys of [[], [aKey('short', 2048)], [{ kty: 'EC', kid: 'x' }], {}]) {
      const { currentPasswordKey } = await keysOf(keys);
      expect(thrownBy(() => currentPasswordKey(now))).toBeInstanceOf(Error);
    }
  });
});
