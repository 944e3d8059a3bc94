import { ApiError } from '../apiError.ts';
import { i18next } from '../language/i18n.ts';
import { dropPasswordKey, passwordKey, type PasswordKey } from './passwordKey.ts';

/** Passwords encrypted with the same key. */
export interface EncryptedPasswords {
  readonly ciphertexts: readonly string[];
  readonly kid: string;
}

/**
 * Encrypts passwords and passes them to `send`. Retries once with a fresh key if the server cannot decrypt them, because
 * its key may have changed. Throws the errors of `send` and of the encryption.
 */
export async function sendEncrypted<T>(
  passwords: readonly string[],
  send: (encrypted: EncryptedPasswords) => Promise<T>,
): Promise<T> {
  try {
    return await send(await encryptAll(passwords));
  } catch (error) {
    if (!isDecryptionFailure(error)) throw error;
    dropPasswordKey();
    return send(await encryptAll(passwords));
  }
}

async function encryptAll(passwords: readonly string[]): Promise<EncryptedPasswords> {
  const key = await passwordKey();
  return {
    ciphertexts: await Promise.all(passwords.map((text) => encryptPassword(key, text))),
    kid: key.kid,
  };
}

function isDecryptionFailure(error: unknown): boolean {
  return error instanceof ApiError && error.message === i18next.t('Encryption failed. Please try again.');
}

/**
 * The RSA-OAEP/SHA-256 ciphertext of a password, in base64. Throws 'Encryption failed. Please try again.'. Callers use
 * `sendEncrypted`, which retries if the server has changed its key.
 */
async function encryptPassword({ key }: PasswordKey, text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  } catch (cause) {
    throw new Error(i18next.t('Encryption failed. Please try again.'), { cause });
  }
}
