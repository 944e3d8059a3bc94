import { ApiError } from '../apiError.ts';
import { i18next } from '../language/i18n.ts';
import { dropPasswordKey, passwordKey, type PasswordKey } from './passwordKey.ts';

/** Passwords as the server takes them, all encrypted with one key. */
export interface EncryptedPasswords {
  readonly ciphertexts: readonly string[];
  readonly kid: string;
}

/**
 * Encrypts passwords and hands them to `send`; once more with a fresh key when the server cannot decrypt them, because
 * it may have changed its key meanwhile. Throws what `send` and the encryption throw.
 */
export async function sendEncrypted<T>(
  passwords: readonly string[],
  send: (encrypted: EncryptedPasswords) => Promise<T>,
): Promise<T> {
  try {
    return await send(await encryptAll(passwords));
  } catch (error) {
    if (!couldNotDecrypt(error)) throw error;
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

function couldNotDecrypt(error: unknown): boolean {
  return error instanceof ApiError && error.message === i18next.t('Encryption failed. Please try again.');
}

/**
 * RSA-OAEP/SHA-256 ciphertext of a password, in base64. Throws 'Encryption failed. Please try again.'. What sends it
 * goes through `sendEncrypted`, which also tries again when the server has changed its key.
 */
async function encryptPassword({ key }: PasswordKey, text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  } catch (cause) {
    throw new Error(i18next.t('Encryption failed. Please try again.'), { cause });
  }
}
