import {
  encodeVerificationCode,
  formatVerificationCode,
} from '@portal/contract/requests/rules/verificationCode.ts';
import { randomBytes } from 'node:crypto';
import { keyedId } from '../../config/keyedHash.ts';

const COUNT = 10;

/** Ten codes that each stand in for the authenticator once: how they are shown, and the hashes that are kept. */
export function newRecoveryCodes(userId: string): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: COUNT }, () => encodeVerificationCode(randomBytes(32)));
  return {
    shown: codes.map(formatVerificationCode),
    hashes: codes.map((code) => recoveryHash(userId, code)),
  };
}

/** `code` without dashes, in capitals. */
export function recoveryHash(userId: string, code: string): string {
  return keyedId('recovery code', `${userId}|${code}`);
}
