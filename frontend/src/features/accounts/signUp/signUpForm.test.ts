import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { expect, it } from 'vitest';
import { signUpForm, type SignUpValues } from './signUpForm.ts';

const filled: SignUpValues = {
  firstName: 'Casey',
  lastName: "O'Neil-Łuk",
  email: 'casey@firm.example',
  phoneNumber: '',
  password: 'orange',
  confirmPassword: 'orange',
  terms: true,
};

it('accepts a complete form and trims its values', () => {
  const parsed = signUpForm.parse({ ...filled, firstName: ' Casey ', email: ' casey@firm.example ' });
  expect(parsed).toMatchObject({ firstName: 'Casey', email: 'casey@firm.example' });
});

it.each<[Partial<SignUpValues>, keyof SignUpValues, string]>([
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: '   ' }, 'email', 'Email cannot be empty'],
  [{ email: 'casey@firm' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(243)}@firm.example` }, 'email', 'Email address is too long'],
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ firstName: '  ' }, 'firstName', 'First name is required'],
  [{ firstName: ' C ' }, 'firstName', 'First name must be at least 2 characters'],
  [{ firstName: 'C'.repeat(51) }, 'firstName', 'First name must be less than 50 characters'],
  [
    { firstName: 'Casey 2' },
    'firstName',
    'First name can only contain letters, spaces, hyphens and apostrophes',
  ],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ lastName: 'D' }, 'lastName', 'Last name must be at least 2 characters'],
  [{ lastName: 'D'.repeat(51) }, 'lastName', 'Last name must be less than 50 characters'],
  [
    { lastName: 'Doe@firm' },
    'lastName',
    'Last name can only contain letters, spaces, hyphens and apostrophes',
  ],
  [{ password: '', confirmPassword: '' }, 'password', 'Password is required'],
  [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
  [{ password: 'Casey@firm.example' }, 'password', NAME_BASED_PASSWORD],
  [{ email: 'orange@firm.example' }, 'password', NAME_BASED_PASSWORD],
  [{ password: 'Records Portal' }, 'password', NAME_BASED_PASSWORD],
  [{ confirmPassword: 'apples' }, 'confirmPassword', 'Passwords do not match'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
  [{ password: '', confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
  [{ phoneNumber: '312 555' }, 'phoneNumber', 'Please enter a valid phone number (minimum 10 digits)'],
  [{ phoneNumber: '+1234567890123456' }, 'phoneNumber', 'Phone number is too long (maximum 15 digits)'],
  [{ phoneNumber: '(112) 555-0188' }, 'phoneNumber', 'Please enter a valid US phone number'],
  [{ phoneNumber: '(302) 155-0188' }, 'phoneNumber', 'Please enter a valid US phone number'],
  [{ terms: false }, 'terms', 'You must agree to the terms and conditions'],
])('rejects %o at %s: %s', (overrides, field, message) => {
  const problems = signUpForm.safeParse({ ...filled, ...overrides }).error?.issues ?? [];
  expect(problems.find(({ path }) => path[0] === field)?.message).toBe(message);
});

it('reports a different repetition even if other fields have problems', () => {
  const problems = signUpForm.safeParse({ ...filled, email: '', confirmPassword: 'apples' }).error?.issues;
  const fields = problems?.map(({ path }) => path[0]);
  expect(new Set(fields)).toEqual(new Set(['email', 'confirmPassword']));
});
