import { keyedId } from '../../config/keyedHash.ts';
import { normalizeEmail } from '../accounts/userId.ts';

/** A keyed hash of an email address, so that what the portal stores about an address does not tell which one it is. */
export function addressKeyOf(address: string): string {
  return keyedId('email-address', normalizeEmail(address));
}
