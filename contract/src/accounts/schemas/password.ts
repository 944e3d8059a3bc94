import * as z from 'zod/mini';
import { atMost } from '../../fields/fields.ts';

/** Maximum length in UTF-8 bytes, so that a password fits in one RSA block. */
export const MAX_PASSWORD_BYTES = 256;

const MAX_LENGTH = 'Please use a shorter password';

function newPassword(min: number, message: string) {
  return z.string('Password is required').check(
    z.minLength(1, 'Password is required'),
    // The refinement below counts bytes.
    atMost(MAX_PASSWORD_BYTES, MAX_LENGTH),
    z.refine((value) => value === '' || value.length >= min, message),
    z.refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, MAX_LENGTH),
  );
}

export const signUpPassword = newPassword(6, 'Password must be at least 6 characters');
export const resetPasswordRule = newPassword(6, 'Password must be at least 6 characters long');
export const changedPassword = newPassword(8, 'New password must be at least 8 characters long');

/** A password entered for sign-in or confirmation: any text. */
export const enteredPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, MAX_LENGTH));

const ENCRYPTION = 'Encryption failed. Please try again.';

/** RSA-OAEP/SHA-256 ciphertext in base64, encrypted with the key from `crypto/public-key`. */
export const encryptedPassword = z
  .string(ENCRYPTION)
  .check(
    z.minLength(1, ENCRYPTION),
    z.maxLength(2000, ENCRYPTION),
    z.regex(/^[A-Za-z0-9+/]+=*$/, ENCRYPTION),
  );

/** ID of the key with which a password was encrypted. Without it, every valid key is tried. */
export const keyId = z.string(ENCRYPTION).check(z.regex(/^[\w-]{1,64}$/, ENCRYPTION));
