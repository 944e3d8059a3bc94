import {
  encodeVerificationCode,
  formatVerificationCode,
} from '@portal/contract/requests/rules/verificationCode.ts';
import { randomBytes } from 'node:crypto';
import { keyedId } from '../../config/keyedHash.ts';

const COUNT = 10;

/** Ten codes, each of which replaces the authenticator once: `codes` for display, `hashes` for storage. */
export function newRecoveryCodes(userId: string): { codes: string[]; hashes: string[] } {
  const generated = Array.from({ length: COUNT }, () => encodeVerificationCode(randomBytes(32)));
  return {
    codes: generated.map(formatVerificationCode),
    hashes: generated.map((code) => recoveryHash(userId, code)),
  };
}

/** The stored hash of a code. `code` is normalized: uppercase, without dashes. */
export function recoveryHash(userId: string, code: string): string {
  return keyedId('recovery code', `${userId}|${code}`);
}
