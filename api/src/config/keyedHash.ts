import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { settings } from './settings.ts';

/** Created once: hashing with bytes instead of a key object takes five times as long. */
let pepper: KeyObject | undefined;

/** HMAC-SHA256 with the portal's pepper. The same purpose and value always give the same hash. Without the pepper, hashes in the store reveal nothing. */
export function keyedHash(purpose: string, value: string): Buffer {
  pepper ??= createSecretKey(Buffer.from(settings().CODE_PEPPER, 'base64url'));
  return createHmac('sha256', pepper).update(`${purpose}\n${value}`).digest();
}

/** The first 32 base64url characters of a keyed hash, for use as an id. */
export function keyedId(purpose: string, value: string): string {
  return keyedHash(purpose, value).toString('base64url').slice(0, 32);
}
