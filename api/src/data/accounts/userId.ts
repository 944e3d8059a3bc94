import { keyedId } from '../../config/keyedHash.ts';

/** Addresses are the same account whatever their case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The account that an address has, or would have. */
export function userIdOf(email: string): string {
  return `usr_${keyedId('user', normalizeEmail(email))}`;
}
