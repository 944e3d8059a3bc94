import { randomInt } from 'node:crypto';

/**
 * A header with a random client IP address, as the site's proxy would append it. For calls made directly to the API:
 * all tests of a run together would exceed the rate limits of one address.
 */
export function randomIpHeader(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
