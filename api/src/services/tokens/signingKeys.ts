import { createPrivateKey, type KeyObject } from 'node:crypto';
import type * as Jose from 'jose';
import type { createLocalJWKSet, JWK } from 'jose';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';

export const ALGORITHM = 'ES256';

const privateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.optional(z.string()),
});

interface Keys {
  readonly jose: typeof Jose;
  readonly signing: KeyObject;
  readonly kid: string | undefined;
  /** Finds the public key for the kid of a token. */
  readonly verifying: ReturnType<typeof createLocalJWKSet>;
}

let keys: Promise<Keys> | undefined;

/** The key that signs tokens, and the public keys of all keys that are still accepted. */
export function signingKeys(): Promise<Keys> {
  keys ??= importKeys();
  return keys;
}

async function importKeys(): Promise<Keys> {
  const jose = await import('jose');
  const stored: unknown = JSON.parse(settings().SIGNING_KEY);
  const jwks = z
    .array(privateJwk)
    .check(z.minLength(1))
    .parse(Array.isArray(stored) ? stored : [stored]);
  const [first] = jwks;
  const publicJwks = jwks.map(({ kty, crv, x, y, kid }): JWK => ({
    kty,
    crv,
    x,
    y,
    ...(kid && { kid }),
    alg: ALGORITHM,
  }));
  return {
    jose,
    signing: createPrivateKey({ key: first!, format: 'jwk' }),
    kid: first!.kid,
    verifying: jose.createLocalJWKSet({ keys: publicJwks }),
  };
}
