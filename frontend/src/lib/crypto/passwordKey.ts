import { publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import { call } from '../api.ts';
import { i18next } from '../language/i18n.ts';

/** A key that encrypts passwords, with its id. */
export interface PasswordKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

let cached: { readonly key: PasswordKey; readonly expiresAt: number } | undefined;

/**
 * The server's public key, cached until it expires. Throws 'Failed to get public key from server', or 'Encryption failed.
 * Please try again.' for an unusable key.
 */
export async function passwordKey(): Promise<PasswordKey> {
  if (cached && cached.expiresAt > Date.now()) return cached.key;
  const response = await call(publicKey).catch((cause: unknown) => {
    throw new Error(i18next.t('Failed to get public key from server'), { cause });
  });
  try {
    const spki = Uint8Array.from(atob(response.publicKey), (char) => char.charCodeAt(0));
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
    cached = { key: { kid: response.kid, key }, expiresAt: Date.parse(response.expiresAt) };
    return cached.key;
  } catch (cause) {
    throw new Error(i18next.t('Encryption failed. Please try again.'), { cause });
  }
}

/** Clears the cache, for a key that the server no longer accepts. */
export function dropPasswordKey(): void {
  cached = undefined;
}
