import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from '../../config/keyedHash.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Without this option Node accepts the shorter tag of a truncated text. */
const TAG = { authTagLength: TAG_BYTES };

/** Encrypts a secret for storage, with a key derived from the portal's pepper and the purpose. */
export function encryptSecret(purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyedHash('seal', purpose), nonce, TAG);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Decrypts a secret. Throws if it was encrypted for another purpose or changed. */
export function decryptSecret(purpose: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyedHash('seal', purpose), bytes.subarray(0, NONCE_BYTES), TAG);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
