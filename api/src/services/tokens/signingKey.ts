import type { CryptoKey, JWK } from 'jose';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';

export const ALGORITHM = 'ES256';
export const ISSUER = 'records-portal';

const privateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

interface KeyPair {
  signing: CryptoKey;
  verifying: CryptoKey;
}

let pair: Promise<KeyPair> | undefined;

/** The key that signs the portal's own tokens, and its public half. */
export function signingKeys(): Promise<KeyPair> {
  pair ??= importPair();
  return pair;
}

async function importPair(): Promise<KeyPair> {
  const { importJWK } = await import('jose');
  const { d, ...publicJwk } = privateJwk.parse(JSON.parse(settings().SIGNING_KEY));
  const [signing, verifying] = await Promise.all([
    importJWK({ ...publicJwk, d } as JWK, ALGORITHM),
    importJWK(publicJwk as JWK, ALGORITHM),
  ]);
  return { signing: signing as CryptoKey, verifying: verifying as CryptoKey };
}
