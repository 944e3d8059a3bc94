import { publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import { call } from '../api.ts';
import { i18next } from '../language/i18n.ts';

/** A key to encrypt passwords with, and the name by which the server knows it. */
export interface PasswordKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

let kept: { readonly key: PasswordKey; readonly expiresAt: number } | undefined;

/**
 * The server's key, kept until it expires. Throws 'Failed to get public key from server', and for a key that cannot be
 * used 'Encryption failed. Please try again.'.
 */
export async function passwordKey(): Promise<PasswordKey> {
  if (kept && kept.expiresAt > Date.now()) return kept.key;
  const answered = await call(publicKey).catch((cause: unknown) => {
    throw new Error(i18next.t('Failed to get public key from server'), { cause });
  });
  try {
    const spki = Uint8Array.from(atob(answered.publicKey), (char) => char.charCodeAt(0));
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
    kept = { key: { kid: answered.kid, key }, expiresAt: Date.parse(answered.expiresAt) };
    return kept.key;
  } catch (cause) {
    throw new Error(i18next.t('Encryption failed. Please try again.'), { cause });
  }
}

/** For a key that the server does not take any more. */
export function dropPasswordKey(): void {
  kept = undefined;
}
