import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../config/keyedHash.ts';

/** A fresh name for a token: whoever reads the store or a queue learns the name, never the token. */
export function newTokenName(): string {
  return randomBytes(32).toString('base64url');
}

/** The 256-bit token of a name. It is derived, so that a mail can be written later without storing what it says. */
export function tokenNamed(purpose: 'reset' | 'invitation', name: string): string {
  return keyedHash(`${purpose} token`, name).toString('base64url');
}
