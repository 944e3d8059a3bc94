import type * as Jose from 'jose';
import type { createLocalJWKSet, CryptoKey, JWK } from 'jose';
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
  /** What signs and verifies with them. */
  readonly jose: typeof Jose;
  readonly signing: CryptoKey;
  readonly kid: string | undefined;
  /** Finds the public key that a token names; one that names none of ours finds nothing. */
  readonly verifying: ReturnType<typeof createLocalJWKSet>;
}

let keys: Promise<Keys> | undefined;

/** The key that signs the portal's own tokens, and the public halves of all that are still believed. */
export function signingKeys(): Promise<Keys> {
  keys ??= importKeys();
  return keys;
}

async function importKeys(): Promise<Keys> {
  const jose = await import('jose');
  const { createLocalJWKSet, importJWK } = jose;
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
    signing: (await importJWK(first as JWK, ALGORITHM)) as CryptoKey,
    kid: first!.kid,
    verifying: createLocalJWKSet({ keys: publicJwks }),
  };
}
