import { createHash, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';

/** Generators of the portal's own secrets, by setting. */
export const secretGenerators: Readonly<Record<string, () => string>> = {
  SIGNING_KEY: () => JSON.stringify(newSigningKey()),
  PASSWORD_KEYS: () => JSON.stringify([newPasswordKey()]),
  CODE_PEPPER: () => randomBytes(32).toString('base64url'),
};

/** A private ES256 key. */
function newSigningKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return toJwk(privateKey, 'ES256', 'sig');
}

/** A private RSA-3072 key. */
function newPasswordKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  return toJwk(privateKey, 'RSA-OAEP-256', 'enc');
}

/** Exports a key as a JWK with its thumbprint (RFC 7638) as `kid`. */
function toJwk(key: KeyObject, alg: string, use: string): JsonWebKey {
  const jwk = key.export({ format: 'jwk' });
  const { kty, crv, x, y, e, n } = jwk;
  const essential = kty === 'EC' ? { crv, kty, x, y } : { e, kty, n };
  const kid = createHash('sha256').update(JSON.stringify(essential)).digest('base64url');
  return { ...jwk, kid, alg, use };
}
