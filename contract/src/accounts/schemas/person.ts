import * as z from 'zod/mini';
import {
  isNorthAmerican,
  looksLikePhoneNumber,
  phoneDigits,
  phoneDigitsOf,
} from '../../fields/entered/phone.ts';
import { EMAIL_PATTERN, emailText, MAX_EMAIL, oneLine } from '../../fields/fields.ts';

/** Email address of an account. Addresses are compared without case. */
export const email = z.string('Email is required').check(
  z.minLength(1, 'Email is required'),
  emailText,
  z.minLength(1, 'Email cannot be empty'),
  z.maxLength(MAX_EMAIL, 'Email address is too long'),
  z.refine((value) => value === '' || EMAIL_PATTERN.test(value), 'Please enter a valid email address'),
);

const NAME_PATTERN = /^[\p{L}\p{M}' ’-]*$/u;

const namesOf = {
  firstName: {
    required: 'First name is required',
    short: 'First name must be at least 2 characters',
    long: 'First name must be less than 50 characters',
    letters: 'First name can only contain letters, spaces, hyphens and apostrophes',
  },
  lastName: {
    required: 'Last name is required',
    short: 'Last name must be at least 2 characters',
    long: 'Last name must be less than 50 characters',
    letters: 'Last name can only contain letters, spaces, hyphens and apostrophes',
  },
} as const;

function name(which: keyof typeof namesOf) {
  const { required, short, long, letters } = namesOf[which];
  return z.string(required).check(
    oneLine,
    z.trim(),
    z.minLength(1, required),
    z.refine((value) => value.length !== 1, short),
    z.maxLength(50, long),
    z.regex(NAME_PATTERN, letters),
  );
}

export const firstName = name('firstName');
export const lastName = name('lastName');

/** An optional phone number. A number of ten digits must follow the North American Numbering Plan. */
export const phoneNumber = z._default(
  z.string().check(
    oneLine,
    z.trim(),
    z.maxLength(40, { error: 'Phone number is too long (maximum 15 digits)', abort: true }),
    z.refine(
      (value) => phoneProblem(value) !== 'no-number',
      'Please enter a valid phone number (minimum 10 digits)',
    ),
    z.refine((value) => phoneProblem(value) !== 'long', 'Phone number is too long (maximum 15 digits)'),
    z.refine((value) => phoneProblem(value) !== 'not-us', 'Please enter a valid US phone number'),
  ),
  '',
);

function phoneProblem(value: string): 'no-number' | 'long' | 'not-us' | null {
  if (value === '') return null;
  const count = phoneDigits(value);
  if (count < 10) return 'no-number';
  if (count > 15) return 'long';
  if (!looksLikePhoneNumber(value)) return 'no-number';
  return count === 10 && !isNorthAmerican(phoneDigitsOf(value)) ? 'not-us' : null;
}
