import { keyedId } from '../../config/keyedHash.ts';

/** Email addresses are compared without case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The user id for an email address, whether or not the account exists. */
export function userIdOf(email: string): string {
  return `usr_${keyedId('user', normalizeEmail(email))}`;
}

/** The ID of an account within one request. It cannot be matched with other requests of the account. */
export function requestAccountIdOf(requestId: string, userId: string): string {
  return keyedId('request-account', `${requestId}|${userId}`);
}
