import { keyedId } from '../../config/keyedHash.ts';

/** Email addresses are compared without case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The user id for an email address, whether or not the account exists. */
export function userIdOf(email: string): string {
  return `usr_${keyedId('user', normalizeEmail(email))}`;
}
