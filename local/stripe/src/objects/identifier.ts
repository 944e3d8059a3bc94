import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random identifier in Stripe's format, such as `pi_8aXc…`. */
export function newIdentifier(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}

/** Stripe timestamps are whole seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
