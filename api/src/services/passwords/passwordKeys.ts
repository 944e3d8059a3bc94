import { constants, createPrivateKey, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { PortalError } from '../../errors/portalError.ts';

const LIFETIME_HOURS = 12;
const MIN_BITS = 3072;

const privateJwk = z.looseObject({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  kid: z.string(),
});

let keys: Map<string, KeyObject> | undefined;

function passwordKeys(): Map<string, KeyObject> {
  keys ??= readKeys(settings().PASSWORD_KEYS);
  return keys;
}

function readKeys(json: string): Map<string, KeyObject> {
  const jwks = z.array(privateJwk).check(z.minLength(1)).parse(JSON.parse(json));
  return new Map(
    jwks.map((jwk) => {
      const key = createPrivateKey({ key: jwk, format: 'jwk' });
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      if (bits < MIN_BITS) throw new Error(`PASSWORD_KEYS contains a key of ${bits} bits`);
      return [jwk.kid, key];
    }),
  );
}

/** The public key with which browsers encrypt passwords, as base64 SPKI. Browsers request it again after `expiresAt`. */
export function currentPasswordKey(now: Date): { publicKey: string; kid: string; expiresAt: string } {
  const [[kid, key]] = passwordKeys() as unknown as [[string, KeyObject]];
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { publicKey, kid, expiresAt: new Date(now.getTime() + LIFETIME_HOURS * 3_600_000).toISOString() };
}

/**
 * Decrypts a base64 RSA-OAEP/SHA-256 ciphertext with the key `kid`, or with the first key that works. Throws
 * `invalid_input` if none does.
 */
export function decryptPassword(ciphertext: string, kid?: string): string {
  const keysByKid = passwordKeys();
  const candidates = kid === undefined ? [...keysByKid.values()] : [keysByKid.get(kid)];
  let cause: unknown;
  for (const key of candidates) {
    if (!key) continue;
    try {
      return decryptWith(key, ciphertext);
    } catch (error) {
      cause = error;
    }
  }
  throw new PortalError('invalid_input', 'Encryption failed. Please try again.', { cause });
}

function decryptWith(key: KeyObject, ciphertext: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const bytes = privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(ciphertext, 'base64'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
