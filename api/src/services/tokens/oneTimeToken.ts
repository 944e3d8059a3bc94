import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../config/keyedHash.ts';

/** A nonce for a token. The store and queues contain only the nonce, never the token. */
export function newTokenNonce(): string {
  return randomBytes(32).toString('base64url');
}

/** The 256-bit token of a nonce. It is derived, so that an email can be written later without storing the token. */
export function deriveToken(purpose: 'reset' | 'invitation' | 'address', nonce: string): string {
  return keyedHash(`${purpose} token`, nonce).toString('base64url');
}
