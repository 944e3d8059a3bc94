import { i18next } from '../language/i18n.ts';
import type { PasswordKey } from './passwordKey.ts';

/**
 * RSA-OAEP/SHA-256 ciphertext of a password, in base64. Throws 'Encryption failed. Please try again.'. What sends it
 * goes through `sendEncrypted`, which also tries again when the server has changed its key.
 */
export async function encryptPassword({ key }: PasswordKey, text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  } catch (cause) {
    throw new Error(i18next.t('Encryption failed. Please try again.'), { cause });
  }
}
