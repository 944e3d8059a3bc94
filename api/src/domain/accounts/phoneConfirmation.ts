import { phoneDigitsOf } from '@portal/contract/fields/entered/phone.ts';
import type { User } from './user.ts';

const US_NUMBER_DIGITS = 10;

/** A phone number in E.164. A number with ten digits is a US number; others start with the country code. */
export function toE164(phoneNumber: string): string {
  const digits = phoneDigitsOf(phoneNumber);
  return digits.length === US_NUMBER_DIGITS ? `+1${digits}` : `+${digits}`;
}

/** Whether the owner of the phone number in the profile confirmed it. A changed number is not confirmed; another notation of it is. */
export function hasConfirmedPhone({
  phoneNumber,
  confirmedPhone,
}: Pick<User, 'phoneNumber' | 'confirmedPhone'>): boolean {
  return phoneNumber !== '' && confirmedPhone?.number === toE164(phoneNumber);
}
