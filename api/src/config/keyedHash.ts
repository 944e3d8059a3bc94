import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { settings } from './settings.ts';

/** Made into a key once: with bytes, each hash takes five times as long. */
let pepper: KeyObject | undefined;

/** HMAC-SHA256 under the portal's pepper: stable for the same purpose and value, useless to whoever reads the store. */
export function keyedHash(purpose: string, value: string): Buffer {
  pepper ??= createSecretKey(Buffer.from(settings().CODE_PEPPER, 'base64url'));
  return createHmac('sha256', pepper).update(`${purpose}\n${value}`).digest();
}

export function keyedId(purpose: string, value: string): string {
  return keyedHash(purpose, value).toString('base64url').slice(0, 32);
}
