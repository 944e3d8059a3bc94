import { i18next } from '../language/i18n.ts';
import { ApiError } from '../apiError.ts';
import { encryptPassword } from './encryptPassword.ts';
import { dropPasswordKey, passwordKey } from './passwordKey.ts';

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
