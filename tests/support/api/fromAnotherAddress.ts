import { randomInt } from 'node:crypto';

/**
 * The header that the site would append for a caller elsewhere, for calls made straight to the API: all tests of a
 * run together make more calls than one address may.
 */
export function fromAnotherAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
